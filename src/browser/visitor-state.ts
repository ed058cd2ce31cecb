import { consentState } from './consent.ts'
import { memberRole } from './member-role.ts'

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

/** Writes the member's role, or none. */
export function showRole(): void {
  const { dataset } = document.documentElement
  const role = memberRole()
  if (role === null) delete dataset['member']
  else dataset['member'] = role
}
