import { hrefTo } from '../../i18n/links.ts'
import { nextKey } from '../../model/members.ts'
import { safeRedirect } from '../../model/safe-redirect.ts'

/** The keys of the sign-in page's address. */
export type Asked = Readonly<Record<string, unknown>>

/** Where somebody goes on after signing in: the path that the address names, if it is one of this site, or home. */
export function pathAfter(asked: Asked): string {
  const next = asked[nextKey]
  return safeRedirect(typeof next === 'string' ? next : null) ?? hrefTo({ to: 'home' })
}

/** Goes there with a full load: what was there for somebody signed out is gone. */
export function goOn(path: string): void {
  window.location.assign(safeRedirect(path) ?? hrefTo({ to: 'home' }))
}
