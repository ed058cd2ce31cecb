import type { ArticleKind } from '../model/blocks/article-kinds.ts'
import type { SportGroup, Sport } from '../model/event/sports.ts'
import type { DistancePreset } from '../model/calendar/distance-presets.ts'
import type { Locale } from '../model/locales.ts'

/** Static first segments of paths, in English. */
export type RouteWord =
  | 'calendar'
  | 'sale'
  | 'lp'
  | 'landing'
  | 'event'
  | 'sport'
  | 'about-us'
  | 'page'
  | 'members'
  | 'profile'
  | 'organiser'
  | 'moderation'
  | 'organiser-events'
  | 'for-organisers'
  | 'help'
  | 'news'
  | 'challenge'
  | 'proof'
  | 'compare'

/** The pages under `/page`. */
export const policies = ['cookie-policy', 'privacy-policy', 'terms-of-service'] as const

export type Policy = (typeof policies)[number]

/** The campaigns under `/lp`, by the slug of their document. */
export const campaigns = ['black-friday'] as const

export type Campaign = (typeof campaigns)[number]

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

/** The pages under `/event` that are not an event's own: the sign-up page, for taking part or claiming the event, and what follows. */
export const eventSteps = ['signup', 'welcome'] as const

export type EventStep = (typeof eventSteps)[number]

/** The screens of the desk under `/moderation`, in the order of its menu. */
export const deskScreens = [
  'pages',
  'news',
  'challenges',
  'redirects',
  'missing-translations',
] as const

export type DeskScreen = (typeof deskScreens)[number]

/** The pages under `/organiser-events` that belong to no event. */
export const organiserEventsPages = ['new', 'import', 'corrections'] as const

export type OrganiserEventsPage = (typeof organiserEventsPages)[number]

/** The pages of an event under `/organiser-events/{event}`, in the order of the editor's menu. */
export const organiserSections = [
  'basics',
  'edition',
  'races',
  'place',
  'prices',
  'sale',
  'participants',
  'course',
  'practical',
  'media',
  'translations',
  'preview',
  'history',
] as const

export type OrganiserSection = (typeof organiserSections)[number]

/**
 * Words of one language in paths. Latin scripts are written in ASCII, with hyphens; Russian, Chinese, Korean, Japanese
 * and Thai in their scripts, which browsers display (docs/decisions/0003-route-words.md). Words that can occur in the
 * same position are distinct, which a test verifies.
 */
export interface PathWords {
  routes: Record<RouteWord, string>
  policies: Record<Policy, string>
  campaigns: Record<Campaign, string>
  members: Record<MemberWord, string>
  /** Words after a word of `members`. */
  memberSteps: Record<MemberStep, string>
  profile: Record<ProfilePage, string>
  /** Words after `calendar`, in place of criteria: the checkout. */
  calendarSteps: Record<'registration', string>
  /** Words after `event`, in place of a permalink. */
  eventSteps: Record<EventStep, string>
  /** Words after `news`, in place of an article: kinds of articles, and the word before an event's permalink. */
  newsSteps: Record<ArticleKind | 'event', string>
  /** Words after `moderation`. */
  deskScreens: Record<DeskScreen, string>
  /** Words after `organiser-events`, in place of an event. */
  organiserEvents: Record<OrganiserEventsPage, string>
  /** Words after an event of `organiser-events`. */
  organiserSections: Record<OrganiserSection, string>
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
