import type {
  Box,
  CalendarSort,
  EventFormat,
  Point,
  SignUpState,
  TeamChoice,
} from '../../src/model/calendar.ts'
import type { DistancePreset } from '../../src/model/distance-presets.ts'
import type { Sport, SportGroup } from '../../src/model/sports.ts'
import type { Names } from '../../src/i18n/local-name.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { EventDocument } from './event-document.ts'

export interface SuggestQuery {
  /** What the visitor typed, any bytes; cut to searchTextMaxBytes, never refused. */
  text: string
  locale: Locale
  /** 1 to 20. */
  limit: number
}

/** One suggestion. `eventLanguage` is that of `eventName`. Strings are plain text; `ranges` mark matched words as [start, end) in UTF-16 units. */
export interface Suggestion {
  eventId: number
  permalink: string
  eventName: Highlighted
  eventLanguage: string
  /** Its names in the languages that have one of their own. */
  eventNames: Names
  city: Highlighted
  country: Highlighted
  /** Races with a name that matched, in whatever language, at most 3; and the names that each has in others. */
  raceNames: Highlighted[]
  raceNameVariants: Names[]
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
  preset?: DistancePreset | undefined
  country?: string | undefined
  /** English name of a region of the country. */
  region?: string | undefined
  cityId?: number | undefined
  /** ISO dates, both inclusive; a race counts on its own day or, where that is not known, on each day of its edition. */
  from: string
  to?: string | undefined
  /** A second range the race has to overlap too: the month of the path beside a range of days. */
  also?: { from: string; to: string } | undefined
  /** Metres, both inclusive; races without a length never match a length filter. */
  minMetres?: number | undefined
  maxMetres?: number | undefined
  /** Metres of climb, both inclusive; races whose climb is unknown never match. */
  minGain?: number | undefined
  maxGain?: number | undefined
  /** Kilometres plus a hundredth of the metres of climb, both inclusive; both must be known. */
  minEffort?: number | undefined
  maxEffort?: number | undefined
  /** Euro, inclusive, by the price that counts today (model/ticket-prices.ts); races without one never match. 0 is free. */
  maxPriceEur?: number | undefined
  registration?: SignUpState | undefined
  format?: EventFormat | undefined
  team?: TeamChoice | undefined
  /** Of five stars, inclusive; events without a rating never match. */
  minRating?: number | undefined
  /** First subtag of the event's language. */
  language?: string | undefined
  organiserId?: number | undefined
  /** Great-circle distance, inclusive. */
  near?: { point: Point; km: number } | undefined
  box?: Box | undefined
  /** False leaves out editions whose date is only expected. */
  includeExpected?: boolean | undefined
}

/** Editions an option would leave, by option; an option that would leave none is absent. */
export type OptionCounts<Key> = ReadonlyMap<Key, number>

/**
 * What each option of a filter would give while the other filters stay as they are: `total` of the search with that
 * option chosen in place of what is chosen now. Countries drop region and city; regions and cities are those of the
 * country in force and drop each other; sports and groups drop each other; months and ranges of days drop both dates.
 */
export interface Facets {
  sport: OptionCounts<Sport>
  group: OptionCounts<SportGroup>
  preset: OptionCounts<DistancePreset>
  country: OptionCounts<string>
  region: OptionCounts<string>
  city: OptionCounts<number>
  /** "2027-05", from the month of `today` on; an edition counts in each month it has a matching race, from `today` on. */
  month: OptionCounts<string>
  registration: OptionCounts<SignUpState>
  format: OptionCounts<EventFormat>
  team: OptionCounts<TeamChoice>
  /** Least rating asked for. */
  rating: OptionCounts<number>
  language: OptionCounts<string>
  /** Kilometres around the point in force. */
  radius: OptionCounts<number>
  free: number
  /** With a price that counts today, whatever it is. */
  priced: number
  /** With confirmed dates alone. */
  confirmed: number
  /** By the keys of `ranges` in the query. */
  range: OptionCounts<string>
  /** Races by length while no length is asked for: `counts[i]` are those of `edges[i]` up to below `edges[i + 1]` metres, the last without end. */
  lengths: { edges: readonly number[]; counts: readonly number[] }
}

export interface SearchQuery {
  filters: SearchFilters
  /** ISO date from which months are counted, and on which prices and the states of registration are told. */
  today: string
  /** Default `date`; whatever the order, ties are in the order of date, popularity and id. Unknown values come last. */
  sort?: CalendarSort | undefined
  /** 0 to 1,000, and the number of editions before the first. */
  limit: number
  offset: number
  /** Named ranges of days to count, such as this weekend; only with `facets`. */
  ranges?: ReadonlyMap<string, { from: string; to: string }> | undefined
  /** True counts the options of the filters, too. */
  facets?: boolean | undefined
}

export interface SearchResult {
  editionIds: number[]
  /** Editions and races that match, exactly. */
  total: number
  races: number
  /** Null unless asked for. */
  facets: Facets | null
}

export interface ClusterQuery {
  filters: SearchFilters
  today: string
  /** Editions outside are left out, whatever box the filters name. */
  box: Box
  /** Of web maps with tiles of 512 pixels: 0 shows the world on one. */
  zoom: number
}

/** Editions that would overlap on a map, or one alone. */
export interface Cluster extends Point {
  /** Editions in it. */
  total: number
  /** What it covers; a point where all lie on one. */
  box: Box
  /** The first in order of date, popularity and id. */
  editionId: number
}

export interface DaysQuery {
  filters: SearchFilters
  today: string
  /** ISO dates, both inclusive; at most 62 days. */
  from: string
  to: string
  /** Editions named a day. */
  limit: number
}

/** What is on on a day: an edition counts on each day of its matching races. */
export interface DayResult {
  date: string
  total: number
  editionIds: number[]
}

/** What every engine can do; `d1.ts` is the embedded one. One contract suite in test/integration/search-contract runs on each. */
export interface SearchEngine {
  /** A text that is too short (src/model/search-text.ts) answers an empty list. */
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  search(query: SearchQuery): Promise<SearchResult>
  /** Everything in a box of a map, gathered so that marks do not overlap; at most 400. */
  clusters(query: ClusterQuery): Promise<Cluster[]>
  /** Days of a month grid that have something on. */
  days(query: DaysQuery): Promise<DayResult[]>
  put(documents: EventDocument[]): Promise<void>
  remove(eventIds: number[]): Promise<void>
}
