import { baseLocale, isLocale, type Locale } from './locales.ts'
import { wordsOf, type RouteWord } from './words.ts'

/**
 * Addresses: the router knows canonical English paths only; this module puts a path into a language and takes it out.
 * The first segment may be a locale, the second a route word; behind `page` stands another word. Everything else is a
 * parameter and is left alone.
 */

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

/** Percent-encodes a word or parameter as one segment of a path; letters of any script stay readable in browsers. */
export function encodeSegment(word: string): string {
  return encodeURIComponent(word)
}

const routeWords = [
  'calendar',
  'event',
  'sport',
  'about-us',
  'page',
] as const satisfies readonly RouteWord[]

/** What stands behind `page`: words as well, not parameters. */
const policyWords = ['cookie-policy', 'privacy-policy'] as const satisfies readonly RouteWord[]

export type Policy = (typeof policyWords)[number]

/** `/veranstaltung/oslo` in German → `/event/oslo`. A first segment that is no route word stays as it is. */
export function canonicalPath(path: string, locale: Locale): string {
  if (path === '/' || locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const { routes } = wordsOf(locale)
  const plain = decode(word)
  const canonical = routeWords.find((key) => routes[key] === plain)
  if (canonical === undefined) return path
  if (canonical !== 'page') return `/${canonical}${tail}`
  const policy = policyWords.find((key) => routes[key] === decode(tail.slice(1)))
  return `/page${policy === undefined ? tail : `/${policy}`}`
}

/** `/event/oslo` → `/de/veranstaltung/oslo`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const canonical = routeWords.find((key) => key === word)
  if (canonical === undefined) return path === '/' ? `/${locale}` : `/${locale}${path}`
  const { routes } = wordsOf(locale)
  const policy = canonical === 'page' ? policyWords.find((key) => `/${key}` === tail) : undefined
  const rest = policy === undefined ? tail : `/${encodeSegment(routes[policy])}`
  return `/${locale}/${encodeSegment(routes[canonical])}${rest}`
}

/** What can be addressed, as the language-independent parts of a path. */
export type Target =
  | { to: 'home' }
  | { to: 'about' }
  | { to: 'calendar'; criteria: readonly string[] }
  | { to: 'event'; permalink: string; date?: string | undefined }
  | { to: 'sport'; word: string }
  | { to: 'policy'; policy: Policy }

/** The path of a target in a language. Criteria and sport words are already words of that language. */
export function pathOf(target: Target, locale: Locale): string {
  switch (target.to) {
    case 'home':
      return localPath('/', locale)
    case 'about':
      return localPath('/about-us', locale)
    case 'calendar':
      return localPath(['/calendar', ...target.criteria.map(encodeSegment)].join('/'), locale)
    case 'policy':
      return localPath(`/page/${target.policy}`, locale)
    case 'sport':
      return localPath(`/sport/${encodeSegment(target.word)}`, locale)
    case 'event': {
      const date = target.date === undefined ? '' : `/${target.date}`
      return localPath(`/event/${target.permalink}${date}`, locale)
    }
  }
}
