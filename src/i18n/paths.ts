import { baseLocale, isLocale, type Locale } from './locales.ts'
import { wordsOf, type RouteWord } from './words.ts'

/**
 * Addresses: the router knows canonical English paths only; this module puts a path into a language and takes it out.
 * The first segment may be a locale, the second a route word; everything behind is a parameter and is left alone.
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
] as const satisfies readonly RouteWord[]

/** `/veranstaltung/oslo` in German → `/event/oslo`. A first segment that is no route word stays as it is. */
export function canonicalPath(path: string, locale: Locale): string {
  if (path === '/' || locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const { routes } = wordsOf(locale)
  const plain = decode(word)
  const canonical = routeWords.find((key) => routes[key] === plain)
  return canonical === undefined ? path : `/${canonical}${tail}`
}

/** `/event/oslo` → `/de/veranstaltung/oslo`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path
  const { word, tail } = firstSegment(path)
  const canonical = routeWords.find((key) => key === word)
  if (canonical === undefined) return path === '/' ? `/${locale}` : `/${locale}${path}`
  return `/${locale}/${encodeSegment(wordsOf(locale).routes[canonical])}${tail}`
}

/** What can be addressed, as the language-independent parts of a path. */
export type Target =
  | { to: 'home' }
  | { to: 'about' }
  | { to: 'calendar'; criteria: readonly string[] }
  | { to: 'event'; permalink: string; date?: string | undefined }
  | { to: 'sport'; word: string }

/** The path of a target in a language. Criteria and sport words are already words of that language. */
export function pathOf(target: Target, locale: Locale): string {
  switch (target.to) {
    case 'home':
      return localPath('/', locale)
    case 'about':
      return localPath('/about-us', locale)
    case 'calendar':
      return localPath(['/calendar', ...target.criteria.map(encodeSegment)].join('/'), locale)
    case 'sport':
      return localPath(`/sport/${encodeSegment(target.word)}`, locale)
    case 'event': {
      const date = target.date === undefined ? '' : `/${target.date}`
      return localPath(`/event/${target.permalink}${date}`, locale)
    }
  }
}
