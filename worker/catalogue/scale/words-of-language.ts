import type { Sport } from '../../../src/model/event/sports.ts'

/** Sports whose events have a translated word in each language. */
export const namedSports = [
  'run',
  'trail',
  'cycling',
  'swimming',
  'triathlon',
  'xc_skiing',
  'walk',
] as const satisfies readonly Sport[]
export type NamedSport = (typeof namedSports)[number]

/** Words of a language; lists are separated by `|`. */
export interface Words extends Record<NamedSport, string> {
  /** Patterns of event names with {city}, {noun} and {feature}. */
  patterns: string
  /** Values of {feature}, which distinguish the events of a city. */
  features: string
  /** Patterns of organisers' names with {city}. */
  clubs: string
}
