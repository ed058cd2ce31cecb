import { isRole, memberCookie } from '../model/members.ts'
import { consentState } from './consent.ts'
import { browserCookie } from './cookies.ts'

/**
 * Writes to <html> what this browser knows of its visitor. Pages are the same for everyone; style sheets show the
 * consent banner, menus and links by these attributes.
 */

/** Writes the state of consent, by which style sheets show the banner and the texts of the cookie page. */
export function showConsent(): void {
  const { consent, from } = consentState()
  const { dataset } = document.documentElement
  dataset['consent'] = from
  dataset['statistics'] = consent.statistics ? 'yes' : 'no'
  dataset['errors'] = consent.errors ? 'yes' : 'no'
}

/** Writes the member's role, or none. It comes from a cookie that grants no access. */
export function showRole(): void {
  const { dataset } = document.documentElement
  const role = browserCookie(memberCookie)
  if (isRole(role)) dataset['member'] = role
  else delete dataset['member']
}
