import { canonicalSegments } from './any-language.ts'
import { localeOfTag } from '../../src/i18n/locale-of-tag.ts'
import { baseLocale, type Locale } from '../../src/model/locales.ts'
import { encodeSegment, localPath } from '../../src/i18n/paths.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { localCriteria, localSportWord } from '../domain/calendar/foreign-words.ts'
import { presentPermalink } from '../domain/catalogue/events/renamed-events.ts'

/** Language, script and region. Only real scripts match, so that `/no-such-page` is not Norwegian. */
const languageTag = /^[a-z]{2,3}(?:[-_](?:latn|cyrl|hans|hant))?(?:[-_](?:[a-z]{2}|\d{3}))?$/iu

/** Pages of members that the two route tables of spec §2.2 spell differently. */
const secondSpellings = new Map([
  ['/members/sign-in', '/members/signin'],
  ['/members/password/forgot', '/members/password/forgotpassword'],
  ['/members/password/reset', '/members/password/resetpassword'],
])

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const localeOfSegment = (segment = ''): Locale | null =>
  languageTag.test(segment) ? localeOfTag(segment) : null

/** Segments of the news: groups of sports by the word of the language, slugs in lower case. */
function newsParameters([first = '', ...others]: readonly string[], locale: Locale): string[] {
  if (first === 'event') {
    const [permalink, ...more] = others
    return [
      first,
      ...(permalink === undefined ? [] : [presentPermalink(permalink.toLowerCase())]),
      ...more,
    ]
  }
  const words: readonly string[] = Object.values(wordsOf(locale).groups)
  return [first, ...others].map((segment) => {
    const word = localSportWord(segment, locale)
    return word !== null && words.includes(word) ? word : segment.toLowerCase()
  })
}

/** Parameters of a canonical path as the language spells them. */
function localParameters(route: string, parameters: readonly string[], locale: Locale): string[] {
  const [first, ...others] = parameters
  if (first === undefined) return []
  switch (route) {
    case 'calendar':
      return localCriteria(parameters, locale)
    case 'sport':
      return [localSportWord(first, locale) ?? first, ...others]
    case 'event':
      // Permalinks are lower-case ASCII.
      return [presentPermalink(first.toLowerCase()), ...others]
    case 'news':
      return newsParameters(parameters, locale)
    case 'challenge':
    case 'landing':
      return [first.toLowerCase(), ...others]
    default:
      return [...parameters]
  }
}

function pagePath(segments: readonly string[], locale: Locale): string | null {
  const [route = '', ...parameters] = canonicalSegments(segments, locale) ?? []
  if (route === '') return null
  const named = localParameters(route, parameters, locale).map(encodeSegment)
  const canonical = `/${[route, ...named].join('/')}`
  return localPath(secondSpellings.get(canonical) ?? canonical, locale)
}

/**
 * Canonical path of the page that a path names in another spelling: with an alias of a language (`/en-GB`, `/pt-br`),
 * with capitals, with words of another language, in a second spelling, or with the former permalink of an event (spec §2.1,
 * §2.2). Null if the path is canonical or names no page. The result begins with one slash and is never a path of the API or of a file.
 */
export function movedPath(pathname: string): string | null {
  const path = decoded(pathname)
  // An encoded or doubled slash could turn the result into a link to another site.
  if (path === null || path.includes('//') || /%2f|%5c/iu.test(pathname)) return null
  const segments = path.split('/').filter((segment) => segment !== '')
  const alias = localeOfSegment(segments[0])
  const locale = alias ?? baseLocale
  const rest = alias === null ? segments : segments.slice(1)
  // No page has a second language in its path, and without the first one the path would redirect again.
  if (alias !== null && localeOfSegment(rest[0]) !== null) return null
  const prefix = locale === baseLocale ? [] : [locale]
  const unknown = alias === null ? null : `/${[...prefix, ...rest.map(encodeSegment)].join('/')}`
  const moved = rest.length === 0 ? localPath('/', locale) : (pagePath(rest, locale) ?? unknown)
  if (moved === null || decoded(moved) === path.replace(/(?<=.)\/$/u, '')) return null
  return /^\/(?:api|assets)(?:\/|$)/u.test(moved) ? null : moved
}
