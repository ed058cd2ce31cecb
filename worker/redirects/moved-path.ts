import { canonicalSegments } from '../../src/i18n/any-language.ts'
import { localeOfTag } from '../../src/i18n/locale-of-tag.ts'
import { baseLocale, type Locale } from '../../src/i18n/locales.ts'
import { encodeSegment, localPath } from '../../src/i18n/paths.ts'
import { localCriteria, localSportWord } from '../domain/calendar/foreign-words.ts'

/** Language, script and region: only real scripts, so that `/no-such-page` is no Norwegian. */
const languageTag = /^[a-z]{2,3}(?:[-_](?:latn|cyrl|hans|hant))?(?:[-_](?:[a-z]{2}|\d{3}))?$/iu

/** Pages of members that one of the route tables of the specification spells in another way (spec §2.2). */
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

/** Parameters of a canonical path as the page spells them in a language. */
function ownParameters(route: string, parameters: readonly string[], locale: Locale): string[] {
  const [first, ...others] = parameters
  if (first === undefined) return []
  switch (route) {
    case 'calendar':
      return localCriteria(parameters, locale)
    case 'sport':
      return [localSportWord(first, locale) ?? first, ...others]
    case 'event':
      // Permalinks are lower-case ASCII.
      return [first.toLowerCase(), ...others]
    default:
      return [...parameters]
  }
}

function pagePath(segments: readonly string[], locale: Locale): string | null {
  const [route = '', ...parameters] = canonicalSegments(segments, locale) ?? []
  if (route === '') return null
  const named = ownParameters(route, parameters, locale).map(encodeSegment)
  const canonical = `/${[route, ...named].join('/')}`
  return localPath(secondSpellings.get(canonical) ?? canonical, locale)
}

/**
 * Path of the page that another spelling of its path means, or null where the path is a page's own or means none: an
 * alias of a language (`/en-GB`, `/pt-br`), capitals, words of another language, second spellings (spec §2.1, §2.2).
 * It begins with one slash and is never an address of the API or of a file.
 */
export function movedPath(pathname: string): string | null {
  const path = decoded(pathname)
  // An encoded slash or a doubled one could make a path of the answer that leads to another site.
  if (path === null || path.includes('//') || /%2f|%5c/iu.test(pathname)) return null
  const segments = path.split('/').filter((segment) => segment !== '')
  const alias = localeOfSegment(segments[0])
  const locale = alias ?? baseLocale
  const rest = alias === null ? segments : segments.slice(1)
  // A second language names no page, and without the first the path would move again.
  if (alias !== null && localeOfSegment(rest[0]) !== null) return null
  const prefix = locale === baseLocale ? [] : [locale]
  const unknown = alias === null ? null : `/${[...prefix, ...rest.map(encodeSegment)].join('/')}`
  const moved = rest.length === 0 ? localPath('/', locale) : (pagePath(rest, locale) ?? unknown)
  if (moved === null || decoded(moved) === path.replace(/(?<=.)\/$/u, '')) return null
  return /^\/(?:api|assets)(?:\/|$)/u.test(moved) ? null : moved
}
