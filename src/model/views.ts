/**
 * What the API answers for pages. Texts are already in the visitor's language: names, dates, numbers and units are
 * worded in the worker, so that a browser with other locale data shows the same and hydrates without a difference.
 */
import type { AnalyticsExtra } from './analytics-item.ts'
import type { DistancePreset, HomeDistance } from './distance-presets.ts'
import type { EditionStatus, NoticeIcon, NoticeTone, StatusMeaning } from './edition-status.ts'
import type { Leg } from './kilometre-bars.ts'
import type { Currency } from './currencies.ts'
import type { Hue, Sport, SportGroup } from './sports.ts'
import type { Locale } from '../i18n/locales.ts'

/** A number that a sentence counts: `count` chooses the plural form, `n` is what it shows. */
export interface Count {
  count: number
  n: string
}

/** The day of an edition as a bib shows it. */
export interface DateBib {
  /** ISO dates. */
  date: string
  endDate: string
  /** "20", "9–10". */
  day: string
  /** Signs of `day` that decide its size: one number, a range, or a range of five signs. */
  size: 'one' | 'range' | 'long'
  /** "Sat Jun", for a tile; "Saturday" and "June 2026" for a card; "Saturday 20 June 2026" in full. */
  tile: string
  weekday: string
  month: string
  full: string
}

/** "42.2" and "km". */
export interface Figure {
  value: string
  unit: string
}

/** The head of a list item: an edition with what one needs to decide to open it. */
export interface EditionCard {
  permalink: string
  /** Set where the link must name the date: an edition that is not the event's next one. */
  linkDate: string | null
  name: string
  /** BCP 47 tag of `name` where it is not the page's language, for `lang`. */
  nameLang: string | null
  bib: DateBib
  dateConfirmed: boolean
  status: StatusView | null
  place: string
  sport: Sport | null
  hue: Hue
  legs: Leg[]
  distances: Figure[]
  /** Distances that did not fit, "+3"; null when all are shown. */
  more: string | null
  climb: string | null
  /** "€89"; "≈ €79" where it was converted, and then `priceNote` says from what. */
  priceFrom: string | null
  priceNote: string | null
  /** "12 km", in lists of what is near a place. */
  away?: string | undefined
  /** Where its sign-up stands, if that is worth a word. */
  signUp?: SignUpNote | undefined
  analytics: AnalyticsExtra
}

/** States of the sign-up that a list points out. */
export type SignUpNote = 'soon' | 'closing' | 'sold-out'

export interface StatusView {
  status: EditionStatus
  meaning: StatusMeaning
  tone: NoticeTone
  icon: NoticeIcon
}

/** Paths of the same content in every language it exists in; what hreflang and the language switcher use. */
export type Alternates = { [locale in Locale]?: string | undefined }

export interface SeasonWeek {
  /** ISO date of its Monday. */
  monday: string
  label: string
  races: Count
  past: boolean
  current: boolean
  path: string
  /** Tops and heights in percent of the tallest week; the first stands on the ground. */
  stacks: { hue: Hue; y: number; height: number }[]
}

export interface HomeView {
  hue: Hue
  races: Count
  countries: Count
  weekend: { thisWeekend: boolean; races: Count; path: string; cards: EditionCard[] }
  season: { weeks: SeasonWeek[]; months: { label: string; column: number }[] }
  distances: {
    preset: HomeDistance
    figure: string
    hue: Hue
    legs: Leg[]
    races: Count
    path: string
  }[]
  picks: EditionCard[]
  often: { label: 'marathon' | 'trail' | 'triathlon'; path: string }[]
  calendarPath: string
  alternates: Alternates
}

export interface RaceView {
  id: number
  name: string
  acronym: string | null
  sport: Sport | null
  hue: Hue
  legs: Leg[]
  /** null: the distance is not announced. */
  distance: Figure | null
  /** "26.2 mi" where the organiser states another unit system than the page shows. */
  stated: string | null
  /** "1.9 + 90 + 21.1 km" of a race with several legs. */
  sum: string | null
  climb: string | null
  start: string | null
  /** ISO date of its start. */
  date: string
  /** "Saturday 20 June" where the race starts on another day than the edition. */
  startDay: string | null
  venue: string | null
  /** As `priceFrom` of a card. */
  price: string | null
  /** The organiser's price, "SEK 890", and of which day the rate is, where `price` was converted. */
  priceStated: string | null
  rateNote: string | null
  team: string | null
  age: { from: string | null; to: string | null; range: string | null } | null
  places: Count | null
  /** Its current price as the organiser states it, for machines. */
  offer: { amount: number; currency: string } | null
}

export interface EventView {
  permalink: string
  name: string
  nameLang: string | null
  analytics: AnalyticsExtra
  otherNames: string[]
  city: string
  country: string
  countryCode: string
  region: string
  placePath: string
  countryPath: string
  sportPath: string
  venue: string | null
  lat: number
  lon: number
  sport: Sport | null
  hue: Hue
  site: string | null
  source: string
  checkedOn: string
  since: string | null
  usualMonth: string | null
  organiser: { name: string; site: string | null } | null
  edition: EditionView
  races: RaceView[]
  /** Drawing of the first race, with its axis: labels in the visitor's unit at percent of the width. */
  axis: { label: string; at: number }[]
  climb: string | null
  editions: {
    date: string
    year: string
    label: string
    current: boolean
    status: StatusView | null
    confirmed: boolean
    next: boolean
  }[]
  /**
   * How to put the edition into a calendar: the path of a file, and addresses of services that end in a description,
   * to which its page is added. Null for what is over or does not take place.
   */
  calendar: { file: string; google: string; outlook: string } | null
  similar: { card: EditionCard; reason: { weekend: boolean; distance: string } }[]
  /** Path of the edition's picture for sharing. */
  card: string
  /** Locales in which the page exists; its path differs by prefix and word only. */
  alternates: Alternates
}

export interface EditionView {
  bib: DateBib
  dateConfirmed: boolean
  /** ISO date it was first set for, where it was moved. */
  previousDate: string | null
  past: boolean
  next: { date: string; label: string } | null
  status: (StatusView & { date: string; previous: string | null }) | null
  inDays: string | null
  firstStart: { time: string; zone: string } | null
  zone: string
  year: string
  capacity: Count | null
  registration: {
    state: 'opens' | 'open' | 'closed' | 'unknown'
    date: string | null
    url: string | null
    provider: string | null
  }
}

export interface SportView {
  sport: Sport | null
  group: SportGroup
  hue: Hue
  races: Count
  countries: Count
  calendarPath: string
  upcoming: EditionCard[]
  months: { label: string; races: string; path: string }[]
  byCountry: { label: string; races: string; path: string }[]
  distances: { preset: DistancePreset; label: string; path: string }[]
  related: { sport: Sport; path: string; races: string }[]
  groupPath: string | null
  alternates: Alternates
}

/** Calendars that may have been meant by an address with an unknown word; the nearest first, at most five. */
export interface NearestCriteriaView {
  nearest: { label: string; path: string }[]
}

/** One suggestion of the search box (spec §7). Strings under `highlighted` are HTML-escaped, with <mark> around matches. */
export interface SuggestionView {
  id: number
  permalink: string
  path: string
  eventName: string
  eventNames: { [locale in Locale]?: string | undefined }
  raceNames: string[]
  city: string
  country: string
  highlighted: { eventName: string; raceNames: string[]; city: string; country: string }
  bib: DateBib | null
  dateConfirmed: boolean
  sport: Sport | null
  hue: Hue
}

/** The menu's groups with their sports, addressed in the page's language. */
export interface MenuView {
  /** The about and policy pages in every language. */
  about: Alternates
  cookies: Alternates
  privacy: Alternates
  /** The list of saved races. */
  saved: Alternates
  groups: { group: SportGroup; path: string; sports: { sport: Sport; path: string }[] }[]
  currencies: { code: Currency; symbol: string; name: string }[]
}

/** Events somebody saved, each with its next edition or else its last, in the order they were asked for. */
export interface SavedView {
  cards: EditionCard[]
}

/** A page of members: where it stands in every language. */
export interface MembersView {
  alternates: Alternates
}

/** The one shape of an error answer. */
export interface ErrorEnvelope {
  error: { code: string; field?: string; requestId: string }
}
