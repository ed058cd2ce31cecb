import type { EditionStatus } from '../../../src/model/event/edition-status.ts'
import type { Sport } from '../../../src/model/event/sports.ts'
import type { PriceStep } from '../../rules/ticket-prices.ts'
import type { Names } from '../../../src/i18n/local-name.ts'

/** A race of an edition. Lengths in metres, durations in seconds, prices in euro, ISO dates. */
export interface RaceDocument {
  raceId: number
  name: string
  sport: Sport
  /** Day of the race; null if only the edition's days are known. */
  date: string | null
  metres: number | null
  seconds: number | null
  gainMetres: number | null
  prices: PriceStep<string>[]
  /** Least and greatest number of team members; null if not stated. */
  minTeamMembers: number | null
  maxTeamMembers: number | null
  soldOut: boolean
}

/** The fields of an event's place that filters read. */
export interface EditionPlace {
  cityId: number
  country: string
  region: string
  lat: number
  lon: number
}

/** An edition with its races, of which one must pass all filters. */
export interface EditionDocument {
  editionId: number
  /** ISO dates, local to the place. */
  date: string
  endDate: string
  /** UTC offset in minutes with which the last day ends there (worker/time/local-day.ts). */
  endOffset: number
  dateConfirmed: boolean
  status: EditionStatus | null
  /** First and last day of the sign-up as ISO dates; null if unknown. */
  signUpStartsOn: string | null
  signUpEndsOn: string | null
  /** ISO date on which the edition came into the catalogue. */
  addedOn: string
  /** Place of an edition that is held elsewhere than the event; null for the event's own. */
  place: EditionPlace | null
  races: RaceDocument[]
}

/** An event as search sees it. `put` replaces the document of the same event id, so writing one again is safe. */
export interface EventDocument {
  eventId: number
  permalink: string
  /** The event's own name, and its names in other languages. */
  name: string
  names: Names
  city: { id: number; name: string; names: Names }
  /** Further names of the city in lower case, such as "saigon". */
  cityAliases: string[]
  /** Town as the organiser writes it, near the city; null in the city. */
  town: string | null
  /** Races of all editions, once per `name`, which is in the event's own language. */
  raceNames: { name: string; names: Names }[]
  /** ISO 3166-1 alpha-2. */
  country: string
  /** English name; '' if unknown. */
  region: string
  /** The region's names in other languages. */
  regionNames: Names
  lat: number
  lon: number
  /** Editorial weight, 1 to 100. */
  weight: number
  /** BCP 47 tag of the event's own name. */
  language: string
  organiserId: number | null
  /** Mean of its approved reviews, 1 to 5; null without any. */
  rating: number | null
  editions: EditionDocument[]
}
