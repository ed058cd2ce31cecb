import type { ErrorCode } from './errors.ts'

/** Where the footer's form is sent (worker/api/members/newsletter.ts). */
export const newsletterAction = '/api/auth/newsletter'

/** The query key of the outcome, which the footer of every page shows. */
export const newsletterKey = 'newsletter'

/** How asking for the newsletter went, as the query of the page that a form comes back to says it. */
const outcomes = ['thanks', 'required', 'invalid', 'busy'] as const

export type NewsletterOutcome = (typeof outcomes)[number]

/** The outcome a query names, or null. */
export function readNewsletterOutcome(text: string | null): NewsletterOutcome | null {
  return outcomes.find((each) => each === text) ?? null
}

/** The outcome of an error. */
export function newsletterOutcome(code: ErrorCode): NewsletterOutcome {
  if (code === 'email-required') return 'required'
  return code === 'too-many-requests' ? 'busy' : 'invalid'
}

const withoutNewsletter = new Set(['members', 'membres', 'profile', 'profil'])

/** Spec §2.4: members' own pages do not ask for the newsletter. Takes the path as the router or the address bar has it. */
export function hasNewsletter(path: string): boolean {
  return !path.split('/').some((segment) => withoutNewsletter.has(segment))
}
