import type { EditionStatus } from '../../../src/model/edition-status.ts'
import type { Sport } from '../../../src/model/sports.ts'
import type { PriceStep } from '../../../src/model/ticket-prices.ts'
import type { Names } from '../../../src/i18n/local-name.ts'

/** One race of an edition, as search knows it. Lengths in metres, durations in seconds, prices in euro, ISO dates. */
export interface RaceDocument {
  raceId: number
  name: string
  sport: Sport
  /** Day of the race; null where only the edition's days are known. */
  date: string | null
  metres: number | null
  seconds: number | null
  gainMetres: number | null
  prices: PriceStep<string>[]
  /** Fewest and most members of a team; null where not stated. */
  minTeamMembers: number | null
  maxTeamMembers: number | null
  soldOut: boolean
}

/** One edition that has not ended, with the races a filter must hold on. */
export interface EditionDocument {
  editionId: number
  /** ISO dates, local to the place. */
  date: string
  endDate: string
  dateConfirmed: boolean
  status: EditionStatus | null
  /** ISO dates of the sign-up's first and last day, null where unknown. */
  registrationStartsOn: string | null
  registrationEndsOn: string | null
  /** ISO date on which the edition came into the catalogue. */
  addedOn: string
  races: RaceDocument[]
}

/**
 * Everything search knows of one event. `put` replaces what stood before under the same event id, so writing an
 * event again is always safe.
 */
export interface EventDocument {
  eventId: number
  permalink: string
  /** The event's own name, and its names in other languages. */
  name: string
  names: Names
  city: { id: number; name: string; names: Names }
  /** Its races over all editions listed, without repeats of `name`, which is in the event's own language. */
  raceNames: { name: string; names: Names }[]
  /** ISO 3166-1 alpha-2 and the region's English name ('' where unknown). */
  country: string
  region: string
  /** The region's names in other languages. */
  regionNames: Names
  lat: number
  lon: number
  /** Editorial weight, 1 to 100. */
  weight: number
  /** BCP 47 tag of the language the event's own name and pages are in. */
  language: string
  organiserId: number | null
  /** Mean of its approved reviews, 1 to 5; null without any. */
  rating: number | null
  editions: EditionDocument[]
}
