import {
  consentCookie,
  consentSeconds,
  consentText,
  noConsent,
  parseConsent,
  type Consent,
} from '../model/consent.ts'
import { browserCookie, setBrowserCookie } from './cookies.ts'

/** Dispatched on the document when the visitor has answered, on this page. */
export const consentChanged = 'startline:consent'

export interface ConsentState {
  consent: Consent
  /** What it rests on: an answer, the browser's own wish not to be tracked, or nothing yet. */
  from: 'answer' | 'signal' | 'unasked'
}

/** The answer of this page, for browsers that keep no cookies. */
let answered: Consent | null = null

function stored(): Consent | null {
  const value = browserCookie(consentCookie)
  return value === null ? null : parseConsent(value)
}

/** Global Privacy Control, or the older Do Not Track. */
const wishesNoTracking = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** Read from the cookie each time, so that an answer in another tab counts here as well. */
export function consentState(): ConsentState {
  const given = stored() ?? answered
  if (given !== null) return { consent: given, from: 'answer' }
  return { consent: noConsent, from: wishesNoTracking() ? 'signal' : 'unasked' }
}

export function allows(purpose: keyof Consent): boolean {
  return consentState().consent[purpose]
}

/** Keeps an answer and says so to whoever listens. */
export function answer(consent: Consent): void {
  answered = consent
  setBrowserCookie(consentCookie, consentText(consent), consentSeconds)
  document.dispatchEvent(new Event(consentChanged))
}
