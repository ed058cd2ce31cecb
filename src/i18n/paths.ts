import type { ArticleKind } from '../model/blocks/article-kinds.ts'
import type { SportGroup } from '../model/event/sports.ts'
import { baseLocale, isLocale, type Locale } from '../model/locales.ts'
import {
  wordsOf,
  type DeskScreen,
  type EventStep,
  type MemberPage,
  type OrganiserEventsPage,
  type OrganiserSection,
  type Policy,
  type ProfilePage,
  type RouteWord,
  type PathWords,
} from './words.ts'

/**
 * Localised paths. The router knows canonical English paths only; this module translates paths to a language and back.
 * The first segment may be a locale, the second a route word, which one or two further words may follow; all other
 * segments are parameters and are not translated.
 */

/** Documentation of the API, in English only. It is outside of the router, so that its links need `data-reload`. */
export const apiDocsPath = '/api/docs'

/** `/de/kalender/x` → locale `de`, rest `/kalender/x`. A path without a known prefix is English. */
export function splitLocale(pathname: string): { locale: Locale; rest: string } {
  const end = pathname.indexOf('/', 1)
  const first = end === -1 ? pathname.slice(1) : pathname.slice(1, end)
  if (first === baseLocale || !isLocale(first)) return { locale: baseLocale, rest: pathname }
  return { locale: first, rest: end === -1 ? '/' : pathname.slice(end) }
}

function firstSegment(path: string): { word: string; tail: string } {
  const end = path.indexOf('/', 1)
  return end === -1
    ? { word: path.slice(1), tail: '' }
    : { word: path.slice(1, end), tail: path.slice(end) }
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

/** Percent-encodes a word or parameter as one segment of a path; browsers display letters of any script decoded. */
export function encodeSegment(word: string): string {
  return encodeURIComponent(word)
}

export const routeWords = [
  'calendar',
  'sale',
  'lp',
  'landing',
  'event',
  'sport',
  'about-us',
  'page',
  'members',
  'profile',
  'organiser',
  'moderation',
  'organiser-events',
  'for-organisers',
  'help',
  'news',
  'challenge',
  'proof',
  'compare',
] as const satisfies readonly RouteWord[]

export type Table = Record<string, string>

/** Route words that further words may follow, with the table of each following segment. */
export const nestedTables: Partial<Record<RouteWord, readonly (keyof PathWords)[]>> = {
  page: ['policies'],
  lp: ['campaigns'],
  members: ['members', 'memberSteps'],
  profile: ['profile'],
  calendar: ['calendarSteps'],
  event: ['eventSteps'],
  news: ['newsSteps'],
  moderation: ['deskScreens'],
  'organiser-events': ['organiserEvents', 'organiserSections'],
}

const tablesAfter = (route: RouteWord, words: PathWords): Table[] =>
  (nestedTables[route] ?? []).map((name) => words[name])

/** Translates each segment of a tail that has a word in the table of its position; others are parameters. */
function translateTail(
  tail: string,
  tables: readonly Table[],
  translate: (table: Table, segment: string) => string | undefined,
): string {
  const [table, ...deeper] = tables
  if (tail === '' || table === undefined) return tail
  const { word, tail: rest } = firstSegment(tail)
  const found = translate(table, word)
  return `/${found ?? word}${translateTail(rest, deeper, translate)}`
}

const toCanonical = (table: Table, segment: string): string | undefined => {
  const plain = decode(segment)
  return Object.entries(table).find(([, value]) => value === plain)?.[0]
}

const toLocal = (table: Table, segment: string): string | undefined => {
  const value = Object.hasOwn(table, segment) ? table[segment] : undefined
  return value === undefined ? undefined : encodeSegment(value)
}

/** `/veranstaltung/oslo` in German → `/event/oslo`. A path with another first segment is unchanged. */
export function canonicalPath(path: string, locale: Locale): string {
  if (path === '/' || locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const words = wordsOf(locale)
  const plain = decode(word)
  const canonical = routeWords.find((key) => words.routes[key] === plain)
  if (canonical === undefined) return path
  return `/${canonical}${translateTail(tail, tablesAfter(canonical, words), toCanonical)}`
}

/** `/event/oslo` → `/de/veranstaltung/oslo`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const canonical = routeWords.find((key) => key === word)
  if (canonical === undefined) return path === '/' ? `/${locale}` : `/${locale}${path}`
  const words = wordsOf(locale)
  const localTail = translateTail(tail, tablesAfter(canonical, words), toLocal)
  return `/${locale}/${encodeSegment(words.routes[canonical])}${localTail}`
}

/** Target of a link, as the language-independent parts of its path. */
export type Target =
  | { to: 'home' }
  | { to: 'sale' }
  /** The page of a campaign, such as a sale of a few days. */
  | { to: 'campaign'; campaign: string }
  /** The page of a partner, or of all. */
  | { to: 'landing'; slug?: string }
  | { to: 'about' }
  | { to: 'for-organisers' }
  | { to: 'help' }
  /** A list of articles: of a kind, a group of sports, a year or month (`2026-11`), or all. */
  | { to: 'news'; kind?: ArticleKind | null; group?: SportGroup | null; period?: string | null }
  | { to: 'article'; slug: string }
  /** Articles about an event. */
  | { to: 'event-news'; permalink: string }
  | { to: 'challenges' }
  | { to: 'challenge'; slug: string }
  /** A certificate. */
  | { to: 'proof'; code: string }
  /** Two events on one scale; their order does not matter, for the path has one. */
  | { to: 'compare'; pair: readonly [string, string] }
  | { to: 'moderation' }
  /** A screen of the desk, or one of its documents by id. */
  | { to: 'desk'; screen: DeskScreen; document?: number }
  | { to: 'calendar'; criteria: readonly string[] }
  /** The checkout of places; its query names the order. */
  | { to: 'checkout' }
  | { to: 'event'; permalink: string; date?: string | undefined }
  | { to: 'sport'; word: string }
  | { to: 'organiser'; permalink: string }
  | { to: 'policy'; policy: Policy }
  | { to: 'members'; page: MemberPage }
  | { to: 'profile'; page: ProfilePage; ticket?: string }
  /** Sign-up page of an event, for taking part or claiming it, and what follows. */
  | { to: 'event-step'; step: EventStep; permalink: string }
  /** Events of an organiser: the list, a page without event, or a section of one event (basics if absent). */
  | { to: 'organiser-events'; page?: OrganiserEventsPage }
  | { to: 'organiser-event'; event: string; section?: OrganiserSection }
  /** List that a member shares. */
  | { to: 'list'; token: string }

/** Segments of the English path of a target; optional ones are empty lists. */
function segmentsOf(
  target: Target,
  locale: Locale,
): readonly (string | number | readonly string[])[] {
  switch (target.to) {
    case 'home':
      return []
    case 'sale':
    case 'for-organisers':
    case 'help':
    case 'moderation':
      return [target.to]
    case 'campaign':
      return ['lp', encodeSegment(target.campaign)]
    case 'landing':
      return ['landing', target.slug ?? []]
    case 'about':
      return ['about-us']
    case 'news': {
      const { kind, group = null, period } = target
      const word = group === null ? [] : encodeSegment(wordsOf(locale).groups[group])
      return ['news', kind ?? [], word, period ?? []]
    }
    case 'article':
      return ['news', target.slug]
    case 'event-news':
      return ['news/event', target.permalink]
    case 'challenges':
      return ['challenge']
    case 'challenge':
      return ['challenge', target.slug]
    case 'proof':
      return ['proof', target.code]
    case 'compare':
      return ['compare', target.pair.toSorted()]
    case 'desk':
      return ['moderation', target.screen, target.document ?? []]
    case 'calendar':
      return ['calendar', target.criteria.map(encodeSegment)]
    case 'checkout':
      return ['calendar/registration']
    case 'policy':
      return ['page', target.policy]
    case 'members':
      return ['members', target.page]
    case 'profile':
      return ['profile', target.page, target.ticket ?? []]
    case 'list':
      return ['profile/saved-events', target.token]
    case 'event-step':
      return ['event', target.step, target.permalink]
    case 'organiser-events':
      return ['organiser-events', target.page ?? []]
    case 'organiser-event':
      return ['organiser-events', target.event, target.section ?? []]
    case 'sport':
      return ['sport', encodeSegment(target.word)]
    case 'organiser':
      return ['organiser', target.permalink]
    case 'event':
      return ['event', target.permalink, target.date ?? []]
  }
}

/** Path of a target in a language. Criteria and sport words must be words of that language. */
export const pathOf = (target: Target, locale: Locale): string =>
  localPath(`/${segmentsOf(target, locale).flat().join('/')}`, locale)
