import { timeSpan } from '../../../src/i18n/format.ts'
import { type Measurer, wayOff } from '../../../src/i18n/lengths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import type { SavedRow } from '../../../src/model/schemas/account/saved-page.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CardFacts } from '../../domain/catalogue/cards/edition-cards.ts'

type Dated = Pick<CardFacts, 'date' | 'endDate' | 'lat' | 'lon'>

/** Days below which two races are near each other. */
const nearDays = 14
/** Kilometres from which the journey between two near races is stated. */
const farKm = 3000

type Gap = NonNullable<SavedRow['gap']>

/** Sentence for two races without a day between them; null for others. */
function clashText(before: Dated, after: Dated, locale: Locale): string | null {
  if (after.date > before.endDate) return null
  const isSameDay = before.date === before.endDate && after.date === after.endDate
  return isSameDay ? m.saved_gap_same({}, { locale }) : m.saved_gap_overlap({}, { locale })
}

/** Time between a saved race and the one before. */
export function gapBetween(before: Dated, after: Dated, reader: Measurer): Gap {
  const { locale } = reader
  const clash = clashText(before, after, locale)
  if (clash !== null) return { label: clash, near: true }
  const days = daysBetween(before.endDate, after.date)
  const near = days < nearDays
  const km = greatCircleKm(before, after)
  const time = timeSpan(days, locale)
  const label =
    near && km > farKm
      ? m.saved_gap_far({ time, distance: wayOff(km, reader) }, { locale })
      : m.saved_gap({ time }, { locale })
  return { label, near }
}
