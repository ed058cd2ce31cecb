/** What the API answers for a calendar page. As in views.ts, texts are already in the visitor's language. */
import type { CalendarSort, CalendarViewName } from './calendar.ts'
import type { Hue, Sport, SportGroup } from './sports.ts'
import type { UnitSystem } from './preferences.ts'
import type { Alternates, Count, EditionCard } from './views.ts'

/** A text and where it leads. */
export interface Way {
  label: string
  path: string
}

/** One option of a filter: a link to the list with it, or without it where it is in force. */
export interface FilterOption {
  label: string
  /** Editions it leaves; null where nobody has counted. */
  n: string | null
  /** Null where it would leave nothing. */
  path: string | null
  chosen: boolean
}

export interface SportOption extends FilterOption {
  /** Null for a whole group. */
  sport: Sport | null
  hue: Hue
}

/** A pair of number fields, empty for an open end. */
interface Ends {
  min: string
  max: string
}

/** The filters beside the list. */
export interface CalendarRail {
  /** What the form carries along because no field of it shows it: names and values. */
  hidden: [string, string][]
  /** `own` are the groups, or the chosen one and its sports; `others` all the rest. */
  sports: { own: SportOption[]; others: SportOption[] }
  weekends: FilterOption[]
  /** Months by year; the open one has what is in force, or most. */
  years: { year: string; open: boolean; months: FilterOption[] }[]
  from: string
  to: string
  confirmed: FilterOption
  presets: FilterOption[]
  /**
   * Races by length: heights in percent of the tallest, and which lie within the range in force. `range` words that,
   * and `unit` is what the fields count in.
   */
  lengths: Ends & {
    heights: number[]
    first: number
    last: number
    range: string | null
    unit: UnitSystem
    unitName: string
  }
  countries: FilterOption[]
  /** All countries that have something, for the list to choose from. */
  moreCountries: { word: string; label: string; chosen: boolean }[]
  regions: FilterOption[]
  cities: FilterOption[]
  text: string
  /** Near the reader, and around the city in force. */
  near: FilterOption[]
  radii: FilterOption[]
  climb: Ends & { unitName: string }
  effort: Ends
  registration: FilterOption[]
  price: { max: string; currency: string; currencyName: string; free: FilterOption }
  formats: FilterOption[]
  teams: FilterOption[]
  ratings: FilterOption[]
  languages: FilterOption[]
}

/** A day of the month grid. */
export interface GridDay {
  /** ISO date, and how it reads: "6" and "Sunday 6 June 2027". */
  date: string
  n: string
  full: string
  today: boolean
  events: Count
  /** The list of the day; null where nothing is on. */
  path: string | null
  items: Pick<EditionCard, 'permalink' | 'linkDate' | 'name' | 'nameLang' | 'hue' | 'status'>[]
  /** Editions beyond those named, "+4"; null where there are none. */
  more: string | null
}

export interface MonthGrid {
  label: string
  weekdays: Record<'narrow' | 'short' | 'long', string>[]
  /** Seven days each, from Monday, so that a weekend stays in one piece; null outside the month. */
  weeks: (GridDay | null)[][]
  previous: Way | null
  next: Way
}

export interface CalendarView {
  /** Words of the heading, put together by the page: subject, distance, place, time. */
  heading: {
    sport: Sport | null
    group: SportGroup | null
    distance: string | null
    place: string | null
    time: string | null
  }
  crumbs: Way[]
  events: Count
  races: Count
  /** By weekend or month in order of date, else one list without a heading. `from` is the first day. */
  lists: { from: string; label: string | null; events: Count; cards: EditionCard[] }[]
  rail: CalendarRail
  active: { label: string; path: string; hue: Hue | null; back: Count | null }[]
  clearPath: string
  /** The address whose feeds have the whole list; null where nobody knows whose surroundings it shows. */
  feed: string | null
  /** Its own address. */
  path: string
  sort: CalendarSort
  sorts: CalendarSort[]
  view: CalendarViewName
  /** Set in the month's view. */
  grid: MonthGrid | null
  /** The same list in each view. */
  viewPaths: Record<CalendarViewName, string>
  /** It is to be near the reader; `unlocated` where nobody knows where that is. */
  isNearMe: boolean
  unlocated: boolean
  /** What comes nearest, where nothing matched. */
  nearest: EditionCard[]
  /** Set for a month or year that is over: its name, and the next of its kind. */
  past: { label: string; next: Way } | null
  months: { previous: Way | null; next: Way | null }
  page: { number: string; last: string; previous: string | null; next: string | null }
  /** Whether search engines may list this page. */
  indexable: boolean
  alternates: Alternates
}

/** The calendar, or the address it moves to where the one asked for is not its own. */
export interface CalendarAnswer {
  redirect: string | null
  view: CalendarView | null
}
