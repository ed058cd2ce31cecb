import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'

const memberPages =
  /^\/+(?:members|profile|moderation|organiser-events|event\/+(?:signup|welcome)|calendar\/+registration)(?:\/|$)/iu

/** True for the path of a members' page in any language and in any spelling that the router accepts: no cache may store it. */
export function isMemberPath(pathname: string): boolean {
  const { locale, rest } = splitLocale(pathname)
  // Letters may be percent-encoded. `pageUrl` has replaced malformed encodings before.
  return memberPages.test(decodeURIComponent(canonicalPath(rest, locale)))
}
