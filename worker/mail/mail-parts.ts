import type { Locale } from '../../src/i18n/locales.ts'
import type { MemberPage } from '../../src/i18n/words.ts'
import type { DateBib } from '../../src/model/views.ts'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'

/** The button of an email. */
export interface MailAction {
  label: string
  page: MemberPage
  /** Purpose of the token in the link; null for a page that needs none. */
  purpose: TokenPurpose | null
  /** Sentence with the lifetime of the link. */
  valid: string | null
}

/** Texts of an email in its language, the same for HTML and plain text. */
export interface MailTexts {
  subject: string
  /** Day of its occasion, UTC: of the change, or until which a deletion can be undone. */
  bib: DateBib
  text: string
  /** Lines such as "Country: Portugal". Values follow a colon, because in a sentence they would need inflection. */
  facts: string[]
  action: MailAction | null
  /** Introduces the link as text. */
  linkText: string
  /** Advice for readers who did not cause the email. */
  notYou: string
  /** Reason why the address gets the email. */
  why: string
}

/** Texts that differ between kinds. */
export type KindTexts = Omit<MailTexts, 'linkText' | 'bib'>

/** Facts about an email besides its content. */
export interface MailContext {
  address: string
  locale: Locale
  /** ISO instant of the reported change. */
  at: string
}

/** True if the button is for readers who did not cause the email, so that `notYou` precedes it. */
export const notYouComesFirst = ({ action }: MailTexts): boolean =>
  action !== null && action.purpose === null
