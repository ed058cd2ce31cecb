import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'

const memberPages = /^\/+(?:members|profile)(?:\/|$)/iu

/**
 * Whether a path is one of members' pages, in any language and any spelling that the router takes for one: such a page
 * is never kept, neither by us nor by anybody on the way.
 */
export function isMemberPath(pathname: string): boolean {
  const { locale, rest } = splitLocale(pathname)
  // Letters may be encoded; a malformed encoding has become readable before (page-request.ts).
  return memberPages.test(decodeURIComponent(canonicalPath(rest, locale)))
}
