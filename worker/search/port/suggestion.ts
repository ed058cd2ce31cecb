import type { Names } from '../../../src/i18n/local-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Sport } from '../../../src/model/event/sports.ts'

export interface SuggestQuery {
  /** The visitor's text, any bytes; cut to `searchTextMaxBytes`, never refused. */
  text: string
  locale: Locale
  /** 1 to 20. */
  limit: number
}

/** An event that matches a text. Strings are plain text, not HTML. */
export interface Suggestion {
  eventId: number
  permalink: string
  eventName: Highlighted
  /** BCP 47 tag of `eventName`. */
  eventLanguage: string
  /** Names of the event by locale; locales without one are absent. */
  eventNames: Names
  city: Highlighted
  country: Highlighted
  /** Races with a name that matched, in any language; at most 3. */
  raceNames: Highlighted[]
  /** Names of the same races by locale, in the same order. */
  raceNameVariants: Names[]
  /** The next edition that takes place, or null. */
  next: { date: string; endDate: string; dateConfirmed: boolean } | null
  sport: Sport | null
  /** True if no event has all words of the text, and this one has the best part of them. */
  isPart: boolean
  /** Permalink of the event that the text names beside this one: "utmb vs tor". */
  versus?: string
}

/** A text and the ranges of it that matched: [start, end) in UTF-16 units, in order, not touching. */
export interface Highlighted {
  text: string
  ranges: [number, number][]
}
