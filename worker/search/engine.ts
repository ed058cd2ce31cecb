import type { EditionStatus } from '../../src/model/edition-status.ts'
import type { Sport, SportGroup } from '../../src/model/sports.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** Names by locale; a locale that is absent uses the event's or city's own name. */
export type Names = Partial<Record<Locale, string>>

/** One race of an edition, as search knows it. Lengths in metres, durations in seconds, prices in euro. */
export interface RaceDocument {
  raceId: number
  name: string
  sport: Sport
  metres: number | null
  seconds: number | null
  gainMetres: number | null
  priceEur: number | null
}

/** One edition that has not ended, with the races a filter must hold on. */
export interface EditionDocument {
  editionId: number
  /** ISO dates, local to the place. */
  date: string
  endDate: string
  dateConfirmed: boolean
  status: EditionStatus | null
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
  /** Names of its races over all editions listed, without repeats. */
  raceNames: string[]
  /** ISO 3166-1 alpha-2 and the region's English name ('' where unknown). */
  country: string
  region: string
  lat: number
  lon: number
  /** Editorial weight, 1 to 100. */
  weight: number
  editions: EditionDocument[]
}

export interface SuggestQuery {
  /** What the visitor typed, any bytes; cut to searchTextMaxBytes, never refused. */
  text: string
  locale: Locale
  /** 1 to 20. */
  limit: number
}

/** One suggestion. Strings are plain text; `ranges` mark matched words as [start, end) in UTF-16 units. */
export interface Suggestion {
  eventId: number
  permalink: string
  eventName: Highlighted
  /** Its names in the languages that have one of their own. */
  eventNames: Names
  city: Highlighted
  country: Highlighted
  /** Races whose name matched, at most 3. */
  raceNames: Highlighted[]
  /** The next edition that takes place, or null. */
  next: { date: string; endDate: string; dateConfirmed: boolean } | null
  sport: Sport | null
}

export interface Highlighted {
  text: string
  ranges: [number, number][]
}

/** Filters of the calendar; every one that is set holds on one and the same race of an edition. */
export interface SearchFilters {
  text?: string | undefined
  sport?: Sport | undefined
  group?: SportGroup | undefined
  country?: string | undefined
  cityId?: number | undefined
  /** ISO dates, both inclusive; an edition counts when it overlaps the range. */
  from: string
  to?: string | undefined
  /** Metres, both inclusive; races without a length never match a length filter. */
  minMetres?: number | undefined
  maxMetres?: number | undefined
  /** True keeps timed races (hours or days) only. */
  timed?: boolean | undefined
  /** False leaves out editions whose date is only expected. */
  includeExpected?: boolean | undefined
}

export interface SearchQuery {
  filters: SearchFilters
  /** 1 to 100, and the number of editions before the first. */
  limit: number
  offset: number
}

/** Edition ids in order of date, then popularity; `total` counts editions and `races` the races that match, exactly. */
export interface SearchResult {
  editionIds: number[]
  total: number
  races: number
}

/** What every engine can do; `d1.ts` is the embedded one. One contract suite in test/search-contract runs on each. */
export interface SearchEngine {
  /** Fewer than searchMinimumCharacters characters answer an empty list. */
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  search(query: SearchQuery): Promise<SearchResult>
  put(documents: EventDocument[]): Promise<void>
  remove(eventIds: number[]): Promise<void>
}
