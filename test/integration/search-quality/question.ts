import type { Locale } from '../../../src/model/locales.ts'

/**
 * A text and the permalinks of the events that answer it, separated by spaces; with an asterisk all that begin so. They
 * must be among the first six, or be all of them.
 */
export type NamedQuestion = readonly [text: string, permalinks: string]

/** A place and its names in the 17 languages, separated by "|", in the order of `locales`. */
export interface PlaceQuestion {
  /** `city` is the city's own name, `region` an English one; of both, as with New York, either answers. */
  place: { country: string; city?: string; region?: string }
  names: string
}

/** Facts of the catalogue by which answers are judged. */
export interface JudgedEvent {
  eventId: number
  permalink: string
  /** Its own name and those in other languages. */
  names: string[]
  /** The city's own name. */
  city: string
  country: string
  /** English name. */
  region: string
}

/** A text as a visitor types it, and the events that answer it. */
export interface Question {
  text: string
  locale: Locale
  isAnswer: (event: JudgedEvent) => boolean
}
