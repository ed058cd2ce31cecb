import { dateBib, relativeDays, timeSpan } from '../../src/i18n/format.ts'
import { wayOff } from '../../src/i18n/lengths.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import { daysBetween } from '../../src/model/dates.ts'
import { greatCircleKm } from '../../src/model/great-circle.ts'
import type { SavedPageView, SavedRow } from '../../src/model/schemas/saved-page.ts'
import { m } from '../../src/paraglide/messages.js'
import type { CardFacts } from '../domain/catalogue/editions/edition-cards.ts'
import { editionCard, statusView } from './edition-card.ts'
import { savedSeason } from './saved-season.ts'

/** A saved event: its next edition, or its last if none is ahead, and the member's note. */
export interface SavedFacts {
  facts: CardFacts
  note: string | null
}

/** Days below which two races are near each other. */
const nearDays = 14
/** Kilometres from which the journey between two near races is stated. */
const farKm = 3000

type Gap = NonNullable<SavedRow['gap']>

function gapBetween(before: CardFacts, after: CardFacts, reader: Reader): Gap {
  const { locale } = reader
  const days = Math.max(0, daysBetween(before.endDate, after.date))
  const near = days < nearDays
  const km = greatCircleKm(before, after)
  const time = timeSpan(days, locale)
  const label =
    near && km > farKm
      ? m.saved_gap_far({ time, distance: wayOff(km, reader) })
      : m.saved_gap({ time })
  return { label, near }
}

function groupOf(facts: CardFacts, today: string): keyof Omit<SavedPageView, 'next' | 'season'> {
  if (statusView(facts.status)?.tone === 'bad') return 'cancelled'
  if (facts.endDate < today) return 'past'
  return facts.confirmed === 1 ? 'upcoming' : 'expected'
}

const byDate = (a: SavedFacts, b: SavedFacts): number => (a.facts.date < b.facts.date ? -1 : 1)

/** @param today ISO date */
export function presentSavedPage(
  saved: readonly SavedFacts[],
  reader: Reader,
  today: string,
): SavedPageView {
  const { locale } = reader
  const sorted = saved.toSorted(byDate)
  const inGroup = (group: string) => sorted.filter(({ facts }) => groupOf(facts, today) === group)
  const row = ({ facts, note }: SavedFacts): SavedRow => ({
    card: editionCard(facts, reader, today),
    note,
    gap: null,
  })
  const upcoming = inGroup('upcoming')
  const expected = inGroup('expected')
  const [next] = upcoming
  return {
    next:
      next === undefined
        ? null
        : m.saved_next({
            name: next.facts.name,
            date: dateBib(next.facts.date, next.facts.date, locale).full,
            wait: relativeDays(daysBetween(today, next.facts.date), locale),
          }),
    season: savedSeason(
      [...upcoming, ...expected].toSorted(byDate).map(({ facts }) => facts),
      locale,
      today,
    ),
    upcoming: upcoming.map((each, index) => {
      const before = upcoming[index - 1]
      return {
        ...row(each),
        gap: before === undefined ? null : gapBetween(before.facts, each.facts, reader),
      }
    }),
    expected: expected.map(row),
    past: inGroup('past').toReversed().map(row),
    cancelled: inGroup('cancelled').map(row),
  }
}
