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
 * was: sign-up that is open remains open, and a price in force remains in force.
 * @param date first day; `today` likewise an ISO date
 */
export function movedEdition(edition: EditionFacts, date: string, today: string): EditionFacts {
  if (edition.date === null || edition.date === date) return { ...edition, date }
  const days = daysBetween(edition.date, date)
  const later = (day: string | null) => (day === null || day <= today ? day : addDays(day, days))
  const moved = withFirstDay(edition, date)
  return {
    ...moved,
    registrationStartsOn: later(edition.registrationStartsOn),
    registrationEndsOn: later(edition.registrationEndsOn),
    races: moved.races.map((race) => ({
      ...race,
      prices: race.prices.map((price): PriceFacts => ({
        ...price,
        validFrom: later(price.validFrom),
        validUntil: later(price.validUntil),
      })),
    })),
  }
}
