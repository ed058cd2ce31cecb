import * as v from 'valibot'
import type { Locale } from '../../../../src/i18n/locales.ts'

const kindWithout = <Kind extends string>(kind: Kind) =>
  v.object({ kind: v.literal(kind), details: v.object({}) })

/**
 * What can be sent, and what the text of each takes beside its link. Names that people chose for themselves are in none:
 * a mail that anybody can have sent to anybody carries no words of theirs.
 */
const mailContent = v.variant('kind', [
  /** Proves the address of a new account. */
  kindWithout('confirm'),
  /** The way to a new password. */
  kindWithout('reset'),
  /** To the new address, which is proved by it. */
  kindWithout('email-change'),
  /** To the address that the account had until now. */
  kindWithout('address-changed'),
  kindWithout('password-changed'),
  v.object({
    kind: v.literal('new-sign-in'),
    details: v.object({
      /** Browser and system, as "Firefox · Linux". */
      agent: v.string(),
      /** ISO 3166-1 alpha-2; null where it is not known. */
      country: v.nullable(v.string()),
      /** ISO instant. */
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  }),
  v.object({
    kind: v.literal('deletion'),
    /** ISO date of the last day on which the account can be had back. */
    details: v.object({ until: v.pipe(v.string(), v.isoDate()) }),
  }),
  /** Asks whether the newsletter is wanted; also of people without an account. */
  kindWithout('newsletter'),
])

/** A kind with its details: `{ kind: 'deletion', details: { until: '2026-12-21' } }`. */
export type MailContent = v.InferOutput<typeof mailContent>

/** Whom a mail goes to, and in which language. */
export interface Recipient {
  /** Null where the newsletter is asked for without an account. */
  memberId: number | null
  address: string
  locale: Locale
}

/** The content of a row. @throws ValiError when it is none that this version knows */
export function readMailContent(kind: string, details: string): MailContent {
  return v.parse(mailContent, { kind, details: JSON.parse(details) })
}
