import type { SportGroup, Sport } from '../model/sports.ts'
import type { DistancePreset } from '../model/distance-presets.ts'
import type { Locale } from './locales.ts'

/** Static first segments of paths, in English. */
export type RouteWord =
  | 'calendar'
  | 'event'
  | 'sport'
  | 'about-us'
  | 'page'
  | 'members'
  | 'profile'
  | 'organiser'
  | 'moderation'

/** The pages under `/page`. */
export const policies = ['cookie-policy', 'privacy-policy'] as const

export type Policy = (typeof policies)[number]

/** The pages under `/members`. Their words are translated like the first segment. */
export const memberPages = [
  'signin',
  'registration',
  'registration/athlete',
  'registration/organiser',
  'registration/success',
  'confirmation',
  'password/forgotpassword',
  'password/resetpassword',
] as const

export type MemberPage = (typeof memberPages)[number]

type MemberWord = 'signin' | 'registration' | 'confirmation' | 'password'
type MemberStep = 'athlete' | 'organiser' | 'success' | 'forgotpassword' | 'resetpassword'

/** The pages under `/profile`. */
export const profilePages = [
  'edit',
  'organiser',
  'registrations',
  'saved-events',
  'feedback',
  'reviews',
] as const

export type ProfilePage = (typeof profilePages)[number]

/**
 * Words of one language in paths. Latin scripts are written in ASCII, with hyphens; Russian, Chinese, Korean, Japanese
 * and Thai in their scripts, which browsers display (docs/decisions/0003-route-words.md). Words that can occur in the
 * same position are distinct, which a test verifies.
 */
export interface PathWords {
  routes: Record<RouteWord, string>
  policies: Record<Policy, string>
  members: Record<MemberWord, string>
  /** Words after a word of `members`. */
  memberSteps: Record<MemberStep, string>
  profile: Record<ProfilePage, string>
  groups: Record<SportGroup, string>
  sports: Record<Sport, string>
  distances: Record<DistancePreset, string>
}

const registry = new Map<Locale, PathWords>()

/** Registers the words of a language: the worker registers all, a browser the one of its page (src/hydrate.tsx). */
export function registerWords(locale: Locale, words: PathWords): void {
  registry.set(locale, words)
}

export function wordsOf(locale: Locale): PathWords {
  const words = registry.get(locale)
  if (words === undefined)
    throw new Error(
      `Path words of "${locale}" are not registered; import i18n/all-words.ts on the server`,
    )
  return words
}
