import { addDays, daysBetween } from '../values/dates.ts'
import type { EditionFacts, EventFacts, RaceFacts } from '../schemas/event/event-facts.ts'
import { nextDays } from '../event/next-days.ts'
import type { DateSpan } from '../event/usual-date.ts'
import { emptyEdition, newKey } from './empty-facts.ts'

/** The edition with the latest date; null without a dated one. */
export function lastEdition({ editions }: EventFacts): EditionFacts | null {
  const dated = editions.filter(({ date }) => date !== null)
  return dated.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))[0] ?? null
}

/** The edition that readers of the event see first: the next one that has not ended, else the last. */
export function currentEdition(facts: EventFacts, today: string): EditionFacts | null {
  const ahead = facts.editions.filter(
    ({ date, endDate }) => date !== null && (endDate ?? date) >= today,
  )
  const next = ahead.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))[0]
  return next ?? lastEdition(facts) ?? facts.editions.at(-1) ?? null
}

/** First and last day of an edition; null for one without a date. */
export const daysOf = (edition: EditionFacts | null): DateSpan | null =>
  edition === null || edition.date === null
    ? null
    : { date: edition.date, endDate: edition.endDate ?? edition.date }

/**
 * The edition after the last one: its races, on days with the same distance from the first. The date is a proposal and not
 * confirmed; it is missing if the event has neither a dated edition nor a usual date. Windows, prices, places and statuses
 * of one year are not facts of the next.
 * @param today ISO date; the new edition does not begin before it
 */
export function nextEdition(facts: EventFacts, today: string): EditionFacts {
  const last = lastEdition(facts) ?? facts.editions.at(-1) ?? null
  const lastDays = daysOf(last)
  const span = nextDays(lastDays, facts.usualDate, today)
  const days = span === null || lastDays === null ? null : daysBetween(lastDays.date, span.date)
  return {
    ...emptyEdition(newKey()),
    date: span?.date ?? null,
    endDate: span?.endDate ?? null,
    maxParticipants: last?.maxParticipants ?? null,
    races: (last?.races ?? []).map((race) => raceLater(race, days)),
  }
}

/** The same race some days later, with new keys. Without a number of days its date is open. */
function raceLater(race: RaceFacts, days: number | null): RaceFacts {
  return {
    ...race,
    key: newKey(),
    date: race.date === null || days === null ? null : addDays(race.date, days),
    soldOut: false,
    legs: race.legs.map((leg) => ({ ...leg, key: newKey() })),
    prices: [],
  }
}
