import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { weekdayOf } from '../../../src/model/values/dates.ts'
import { ruleFit } from '../../../src/model/event/rule-fit.ts'
import type { UsualDate } from '../../../src/model/event/usual-date.ts'
import type { EditionView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EditionRow } from '../../domain/catalogue/events/event-page-rows.ts'

type Edition = Pick<EditionRow, 'date' | 'confirmed' | 'status'>

/** Smallest share of the known editions that must be predicted. */
const minFitShare = 2 / 3

/** True if the first day of an edition is a Friday, Saturday or Sunday: the days of a race weekend. */
const isWeekend = (date: string): boolean => [5, 6, 0].includes(weekdayOf(date))

/**
 * How many of the past editions that took place as announced the usual date predicts; null for a confirmed date and for
 * fewer than two such editions.
 */
export function presentDateFit(
  rule: UsualDate | null,
  edition: Edition,
  editions: readonly Edition[],
  locale: Locale,
  today: string,
): EditionView['dateFit'] {
  if (rule === null || edition.confirmed === 1) return null
  const past = editions.filter(
    (each) => each.confirmed === 1 && each.status === null && each.date < today,
  )
  const { known, fit } = ruleFit(
    rule,
    past.map(({ date }) => date),
  )
  if (known < 2) return null
  const figures = { count: fit, n: number(fit, locale), all: number(known, locale) }
  if (fit === 0) return { share: 'none', ...figures }
  if (fit < known * minFitShare) return { share: 'low', ...figures }
  return { share: rule.kind !== 'fixed' && isWeekend(edition.date) ? 'weekend' : 'day', ...figures }
}

/** Reason for an expected date; it says less, the fewer past editions are predicted. */
export function expectedReason(fit: EditionView['dateFit'], locale: Locale): string {
  if (fit === null) return m.date_fit_few({}, { locale })
  const { share, ...figures } = fit
  if (share === 'none') return m.date_fit_none({}, { locale })
  if (share === 'low') return m.date_fit_low(figures, { locale })
  return share === 'weekend'
    ? m.date_fit_weekend(figures, { locale })
    : m.date_fit_day(figures, { locale })
}
