import { canonicalPath, localPath, splitLocale } from '../../src/i18n/paths.ts'

/** Pages of members that one of the route tables of the specification spells in another way. */
const spellings = new Map([
  ['/members/sign-in', '/members/signin'],
  ['/members/password/forgot', '/members/password/forgotpassword'],
  ['/members/password/reset', '/members/password/resetpassword'],
])

/**
 * From a second spelling to the page itself, in the address's language and with its query: `/de/members/sign-in` →
 * `/de/mitglieder/einloggen`. Null for every other address. The query may hold a token, so nobody keeps the answer.
 */
export function spellingRedirect(url: URL): Response | null {
  const { locale, rest } = splitLocale(url.pathname)
  const path = spellings.get(canonicalPath(rest, locale))
  if (path === undefined) return null
  const headers = {
    location: localPath(path, locale) + url.search,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  }
  return new Response(null, { status: 301, headers })
}
