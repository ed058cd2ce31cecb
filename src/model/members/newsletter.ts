import type { ErrorCode } from '../values/errors.ts'

/** Query key of the outcome, which the footer shows. */
export const newsletterKey = 'newsletter'

/** Outcomes of the form, in the query of the page that the form redirects to. */
const outcomes = ['thanks', 'required', 'invalid', 'busy'] as const

export type NewsletterOutcome = (typeof outcomes)[number]

/** Outcome of a query value; null for an unknown one. */
export function readNewsletterOutcome(text: string | null): NewsletterOutcome | null {
  return outcomes.find((each) => each === text) ?? null
}

/** The outcome of an error. */
export function newsletterOutcome(code: ErrorCode): NewsletterOutcome {
  if (code === 'email-required') return 'required'
  return code === 'too-many-requests' ? 'busy' : 'invalid'
}

const withoutNewsletter = new Set(['members', 'membres', 'profile', 'profil'])

/** False on the pages of accounts (spec §2.4). Takes canonical and localised paths. */
export function hasNewsletter(path: string): boolean {
  return !path.split('/').some((segment) => withoutNewsletter.has(segment))
}
