import type { Locale } from '../../../../src/model/locales.ts'
import type { EditionStatus } from '../../../../src/model/event/edition-status.ts'
import type { Sport } from '../../../../src/model/event/sports.ts'
import type { DistanceUnit } from '../../../../src/model/values/units.ts'
import type { EventSource } from '../../../../src/model/event/sources.ts'
import type { UsualDate } from '../../../../src/model/event/usual-date.ts'

/**
 * Facts of an event as an organiser states them, in the organiser's units and currency. event-rows.ts turns them into
 * rows of the database. An absent key is an unknown fact. Dates are ISO dates.
 */
export interface EventInput {
  permalink: string
  /** In `language`, without a year. */
  name: string
  language: Locale
  /** BCP 47 tag of the event's own language if it is none of the 17. */
  otherLanguage?: string | undefined
  /** In other languages. */
  names: LocalNames
  place: PlaceInput
  organiser?: { name: string; names: LocalNames; site?: string | undefined } | undefined
  site?: string | undefined
  /** Pages where groups of the facts can be checked. */
  sources: readonly EventSource[]
  /** Year of the first edition. */
  since?: number | undefined
  /** The rule of its editions' `date`, from which `days` are counted. */
  usual?: UsualDate | undefined
  /** Editions with an announced date, past ones included. */
  editions: readonly EditionInput[]
  races: readonly RaceInput[]
  /** Editorial weight for ranking, 1 to 100. */
  weight: number
}

type LocalNames = Partial<Record<Locale, string>>

export interface PlaceInput {
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  region?: string | undefined
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  venue?: string | undefined
  venueNames: LocalNames
}

export interface EditionInput {
  /** Day from which `dayOffset` is counted: the first one, unless a race has a negative `dayOffset`. */
  date: string
  /** Last day. If absent, the edition has the days of the usual date. */
  end?: string | undefined
  status?: EditionStatus | undefined
  /** Date before the edition was moved. */
  previousDate?: string | undefined
  capacity?: number | undefined
  /** Absent: the place of the event. */
  place?: PlaceInput | undefined
  /** Window and place of signing up. */
  registration?:
    | {
        opens?: string | undefined
        closes?: string | undefined
        url?: string | undefined
        /** Affiliation code of spec §9. */
        provider?: string | undefined
        /** URL of the page that states the window, and the day on which it was read; the month if a stored copy was. */
        source?: string | undefined
        checked?: string | undefined
      }
    | undefined
}

export interface RaceInput {
  name: string
  names: LocalNames
  acronym?: string | undefined
  sport: Sport
  legs: readonly LegInput[]
  /** Local time of the start, "09:30" or "09:30:00". */
  start?: string | undefined
  /** Days after the `date` of the edition; before it if negative. */
  dayOffset?: number | undefined
  /** Year of the first edition with this race; absent: the race is in all of them. */
  since?: number | undefined
  /** Year of the last edition with this race; absent: expected editions have it. */
  until?: number | undefined
  venue?: string | undefined
  /** Its price in the edition with the `date` `edition`. */
  price?: (PriceInput & { edition: string }) | undefined
  capacity?: number | undefined
  minimumAge?: number | undefined
  maximumAge?: number | undefined
  /** Smallest and largest number of team members. */
  team?: readonly [number, number] | undefined
}

export interface PriceInput {
  amount: number
  currency: string
  /** Last day on which it is charged. */
  validUntil?: string | undefined
  /** URL of the page that states it, and the day on which it was read; the month if a stored copy was. */
  source?: string | undefined
  checked?: string | undefined
}

/** One discipline of a race. `distance` and `unit` are both present or both absent. */
export interface LegInput {
  sport: Sport
  distance?: number | undefined
  unit?: DistanceUnit | undefined
  gain?: Elevation | undefined
  drop?: Elevation | undefined
  max?: Elevation | undefined
  min?: Elevation | undefined
}

interface Elevation {
  value: number
  unit: 'm' | 'ft'
}
