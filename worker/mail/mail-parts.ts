import type { Locale } from '../../src/model/locales.ts'
import type { Target } from '../../src/i18n/paths.ts'
import type { DateBib } from '../../src/model/views.ts'
import type { MailedTicket } from '../domain/commerce/tickets/find-mailed-tickets.ts'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'

/** The button of an email. */
export interface MailAction {
  label: string
  target: Target
  /** Purpose of the token in the link; null for a page that needs none. An invitation has a token of its own. */
  purpose: TokenPurpose | 'invitation' | null
  /** Sentence with the lifetime of the link. */
  valid: string | null
}

/** A fact about an event: its former value is struck. Null where there is none. */
export interface MailFact {
  label: string
  former: string | null
  present: string | null
}

/** An event in an email, with its name in `lang` (BCP 47). */
export interface MailEvent {
  name: string
  lang: string
  target: Target
  facts: MailFact[]
}

export interface MailSection {
  heading: string | null
  events: MailEvent[]
  /** Label of the link that ends emails about this section; none if it cannot be ended alone. */
  stop?: string
}

/** Tickets of an order: a picture and a link for each, which is there with pictures off. */
export interface MailTickets {
  heading: string
  /** Label of the links, and text in the place of the pictures. */
  open: string
  code: string
  tickets: readonly MailedTicket[]
}

/** Texts of an email in its language, the same for HTML and plain text. */
export interface MailTexts {
  subject: string
  /** Day of its occasion, UTC: of the change, or until which a deletion can be undone. */
  bib: DateBib
  text: string
  /** Lines such as "Country: Portugal". Values follow a colon, because in a sentence they would need inflection. */
  facts: string[]
  /** Events; none in emails about the account. */
  sections: MailSection[]
  /** Null for an email without tickets. */
  tickets: MailTickets | null
  action: MailAction | null
  /** Introduces the link as text. */
  linkText: string
  /** Advice for readers who did not cause the email; null for those who asked for it. */
  notYou: string | null
  /** Label of the link to the reader's choice of emails; null if the email cannot be declined. */
  choices: string | null
  /** Reason why the address gets the email. */
  why: string
}

/** Texts that differ between kinds. */
export type KindTexts = Omit<MailTexts, 'linkText' | 'bib' | 'sections' | 'choices' | 'tickets'>

/** The same of an email about events. */
export type NewsTexts = Omit<MailTexts, 'linkText' | 'bib' | 'tickets'>

/** Facts about an email besides its content. */
export interface MailContext {
  address: string
  locale: Locale
  /** ISO instant of the reported change. */
  at: string
}

/** URLs in an email; null where it has no such link. */
export interface MailLinks {
  /** Origin of links to events. */
  site: string
  action: string | null
  choices: string | null
  /** URLs that end emails about a section, in the order of the sections; none if these cannot be ended alone. */
  sections: readonly string[]
}

/** True if the button is for readers who did not cause the email, so that `notYou` precedes it. */
export const notYouComesFirst = ({ action }: MailTexts): boolean =>
  action !== null && action.purpose === null
