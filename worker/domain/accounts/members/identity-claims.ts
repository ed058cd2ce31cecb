/** What an identity provider has vouched for. */
export interface IdentityClaims {
  /** The provider's own id of the account: the only thing that stays. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** The domain of a company's Google Workspace; null outside of one. */
  hostedDomain: string | null
}

export const google = 'google'

const ownMail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Whether Google itself runs the mailbox, so that who has the account has the address. Of any other address it knows
 * only that it was proved once, perhaps by somebody who has lost it since.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function runsMailbox({ email, emailVerified, hostedDomain }: IdentityClaims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return emailVerified && (ownMail.has(domain) || hostedDomain?.toLowerCase() === domain)
}
