/** What a visitor has agreed to. Both are off until somebody says yes. */
export interface Consent {
  /** The data layer: which pages and races are looked at. */
  statistics: boolean
  /** Reports of errors to the monitoring service. */
  errors: boolean
}

export const consentCookie = 'consent'
/** Seconds the answer is kept: 180 days, then it is asked for again. */
export const consentSeconds = 15_552_000

export const noConsent: Consent = { statistics: false, errors: false }

/**
 * Reads the cookie: the version of what was asked, a dot, and a letter for each purpose agreed to (`1.se`, `1.` for a
 * refusal). Null for anything else: another version asks anew.
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
