/** Claims of an identity provider about an account there. */
export interface IdentityClaims {
  /** The provider's id of the account, the only claim that never changes. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** Domain of a Google Workspace; null for other accounts. */
  hostedDomain: string | null
}

/** Google's name in `identity.provider`. */
export const googleIdentity = 'google'

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * True if Google runs the mailbox, so that the owner of the account is the owner of the address. Any other address was
 * verified once, but may have changed hands since.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function runsMailbox({ email, emailVerified, hostedDomain }: IdentityClaims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return emailVerified && (gmailDomains.has(domain) || hostedDomain?.toLowerCase() === domain)
}
