import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members.ts'
import { safeRedirect } from '../../../model/safe-redirect.ts'

/** The keys of the sign-in page's address. */
export type Asked = Readonly<Record<string, unknown>>

/** The page of this site that led to the sign-in page; null for another site's, and for those that lead to an account. */
function pageBefore(): string | null {
  const { origin, pathname: own } = window.location
  const from = URL.parse(document.referrer)
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  if (from === null || from.origin !== origin || from.pathname.startsWith(folder)) return null
  return safeRedirect(from.pathname + from.search)
}

/**
 * Where somebody goes on after signing in, as the browser knows it: the path that the address names, if it is one of this
 * site, the page that they came from, or home.
 */
export function pathAfter(asked: Asked): string {
  const next = asked[nextKey]
  const named = safeRedirect(typeof next === 'string' ? next : null)
  return named ?? pageBefore() ?? hrefTo({ to: 'home' })
}

/** Goes there with a full load: what was there for somebody signed out is gone. */
export function goOn(path: string): void {
  window.location.assign(safeRedirect(path) ?? hrefTo({ to: 'home' }))
}
