import type { EditionFacts, PriceFacts } from '../schemas/event/event-facts.ts'
import { addDays, daysBetween } from '../values/dates.ts'

/** The edition with another first day; its last day and the days of its races follow by as many days. */
export function withFirstDay(edition: EditionFacts, date: string): EditionFacts {
  const days = edition.date === null ? 0 : daysBetween(edition.date, date)
  const later = (day: string | null) => (day === null ? null : addDays(day, days))
  return {
    ...edition,
    date,
    endDate: later(edition.endDate),
    races: edition.races.map((race) => ({ ...race, date: later(race.date) })),
  }
}

/**
 * The edition held on other days: the days of its races, of sign-up and of prices move along. What has begun stays as it
 * was: sign-up that is open remains open, and a price in force remains in force. So nothing that is not over ends before
 * today, or before it begins, and a price to come begins tomorrow at the earliest.
 * @param date first day; `today` likewise an ISO date
 */
export function movedEdition(edition: EditionFacts, date: string, today: string): EditionFacts {
  if (edition.date === null || edition.date === date) return { ...edition, date }
  const days = daysBetween(edition.date, date)
  const moved = withFirstDay(edition, date)
  const shift = { days, today }
  const signUp = movedSpan(
    { from: edition.registrationStartsOn, until: edition.registrationEndsOn },
    { ...shift, earliest: today },
  )
  return {
    ...moved,
    registrationStartsOn: signUp.from,
    registrationEndsOn: signUp.until,
    races: moved.races.map((race) => ({
      ...race,
      prices: race.prices.map((price): PriceFacts => {
        const span = { from: price.validFrom, until: price.validUntil }
        const { from, until } = movedSpan(span, { ...shift, earliest: addDays(today, 1) })
        return { ...price, validFrom: from, validUntil: until }
      }),
    })),
  }
}

/** First and last day; null is open. */
interface Span {
  from: string | null
  until: string | null
}

/** @param earliest first day of a span that has not begun */
function movedSpan(
  { from, until }: Span,
  { days, today, earliest }: { days: number; today: string; earliest: string },
): Span {
  const later = (day: string | null, least: string) =>
    day === null || day <= today ? day : latest(addDays(day, days), least)
  const begins = later(from, earliest)
  const isInOrder = from !== null && until !== null && from <= until
  const ends = later(until, isInOrder ? latest(begins ?? today, today) : today)
  return { from: begins, until: ends }
}

const latest = (a: string, b: string): string => (a > b ? a : b)
