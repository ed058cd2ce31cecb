import { memberRole } from '../../../browser/member-role.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members/members.ts'
import { safeRedirect } from '../../../model/values/safe-redirect.ts'

/** Query of the sign-in page. */
export type SignInSearch = Readonly<Record<string, unknown>>

/** Path of the referring page; null if it is of another site or one of the pages for signing in and registering. */
function referrerPath(): string | null {
  const { origin, pathname } = window.location
  const referrer = URL.parse(document.referrer)
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  if (referrer === null || referrer.origin !== origin || referrer.pathname.startsWith(folder))
    return null
  return safeRedirect(referrer.pathname + referrer.search)
}

/** The `next` path of the query; null if there is none or it is not safe to redirect to. */
export function nextPath(search: SignInSearch): string | null {
  const next = search[nextKey]
  return safeRedirect(typeof next === 'string' ? next : null)
}

/** Path to return to after signing in: the `next` path of the query, the referring page, or home. */
export function returnPath(search: SignInSearch): string {
  return nextPath(search) ?? referrerPath() ?? hrefTo({ to: 'home' })
}

/** The path after signing in: an organiser who would come to the home page comes to the list of their events. */
export function landingPath(path: string): string {
  const isHome = path === hrefTo({ to: 'home' })
  return isHome && memberRole() === 'organiser' ? hrefTo({ to: 'organiser-events' }) : path
}

/** Leaves the sign-in page with a full page load, which discards the state of the signed-out visitor. */
export function leaveTo(path: string): void {
  window.location.assign(landingPath(safeRedirect(path) ?? hrefTo({ to: 'home' })))
}
