import { addDays, daysBetween } from '../values/dates.ts'
import type { EditionFacts, EventFacts, RaceFacts } from '../schemas/event/event-facts.ts'
import { nextUsualDate } from '../event/usual-date.ts'
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

/**
 * The edition after the last one: its races, moved by as many days as the usual date says. The date is not confirmed, and
 * missing without a usual date. Windows, prices, places and statuses of one year are not facts of the next.
 * @param today ISO date; the new edition does not begin before it
 */
export function nextEdition(facts: EventFacts, today: string): EditionFacts {
  const last = lastEdition(facts)
  const lastDay = last?.date ?? null
  const after = lastDay === null ? today : addDays(last?.endDate ?? lastDay, 1)
  const rule = facts.usualDate
  const span = rule === null ? null : nextUsualDate(after > today ? after : today, rule)
  const days = span === null || lastDay === null ? null : daysBetween(lastDay, span.date)
  return {
    ...emptyEdition(newKey()),
    date: span?.date ?? null,
    endDate: span?.endDate ?? null,
    maxParticipants: last?.maxParticipants ?? null,
    races: (last?.races ?? []).map((race) => raceLater(race, days)),
  }
}

/** The same race some days later, with keys of its own. Without a number of days its date is open. */
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
