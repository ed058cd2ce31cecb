/** Purposes that a visitor has consented to; none without an answer. */
export interface Consent {
  /** Views of pages and events in the data layer. */
  statistics: boolean
  /** Error reports to the monitoring service. */
  errors: boolean
}

export const consentCookie = 'consent'
/** Lifetime of the answer in seconds: 180 days, after which the banner appears again. */
export const consentSeconds = 15_552_000

export const noConsent: Consent = { statistics: false, errors: false }

/**
 * Reads the cookie: the version of the question, a dot, and a letter for each accepted purpose (`1.se`; `1.` for a
 * refusal). Null for any other text: a new version of the question needs a new answer.
 */
export function parseConsent(value: string): Consent | null {
  const [, statistics, errors] = /^1\.(s?)(e?)$/u.exec(value) ?? []
  return statistics === undefined
    ? null
    : { statistics: statistics === 's', errors: errors === 'e' }
}

export function consentText({ statistics, errors }: Consent): string {
  return `1.${statistics ? 's' : ''}${errors ? 'e' : ''}`
}
