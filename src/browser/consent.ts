import {
  consentCookie,
  consentSeconds,
  consentText,
  noConsent,
  parseConsent,
  type Consent,
} from './consent-choice.ts'
import { browserCookie, setBrowserCookie } from './cookies.ts'
import { consentChanged } from './events.ts'

export interface ConsentState {
  consent: Consent
  /** Source: the visitor's answer, the browser's signal against tracking, or none yet. */
  from: 'answer' | 'signal' | 'unasked'
}

/** The answer given on this page, for browsers without cookies. */
let answered: Consent | null = null

function stored(): Consent | null {
  const value = browserCookie(consentCookie)
  return value === null ? null : parseConsent(value)
}

/** Global Privacy Control, or the older Do Not Track. */
const signalsNoTracking = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** Current consent. Reads the cookie on each call, so that an answer in another tab counts here as well. */
export function consentState(): ConsentState {
  const given = stored() ?? answered
  if (given !== null) return { consent: given, from: 'answer' }
  return { consent: noConsent, from: signalsNoTracking() ? 'signal' : 'unasked' }
}

export function allows(purpose: keyof Consent): boolean {
  return consentState().consent[purpose]
}

/** Stores an answer and dispatches `consentChanged`. */
export function storeConsent(consent: Consent): void {
  answered = consent
  setBrowserCookie(consentCookie, consentText(consent), consentSeconds)
  document.dispatchEvent(new Event(consentChanged))
}
