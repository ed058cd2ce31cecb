import * as v from 'valibot'
import { organiserRoles } from '../../../../src/model/members/people.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { orderNews } from '../../../../src/model/orders/order-news.ts'
import { decisionMails } from './decision-mails.ts'

const kindWithout = <Kind extends string>(kind: Kind) =>
  v.object({ kind: v.literal(kind), details: v.object({}) })

/**
 * Kinds of emails, with the details that their texts need besides the link. No detail is text that a user chose, because
 * anyone can cause an email to anyone, and it must not carry their words. The exceptions are a moderator’s note, a message to
 * an organiser, which its people have asked for with their page, and what owners of an organisation wrote and get back: its
 * new name and the address that they invited.
 */
const mailContent = v.variant('kind', [
  /** Confirms the address of a new account. */
  kindWithout('confirm'),
  /** Link to set a new password. */
  kindWithout('reset'),
  /** To the new address, to confirm it. */
  kindWithout('email-change'),
  /** To the previous address of the account. */
  kindWithout('address-changed'),
  kindWithout('password-changed'),
  v.object({
    kind: v.literal('new-sign-in'),
    details: v.object({
      /** Browser and system, as "Firefox · Linux". */
      agent: v.string(),
      /** ISO 3166-1 alpha-2; null if unknown. */
      country: v.nullable(v.string()),
      /** ISO instant. */
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  }),
  v.object({
    kind: v.literal('deletion'),
    /** ISO date of the last day on which the deletion can be cancelled. */
    details: v.object({ until: v.pipe(v.string(), v.isoDate()) }),
  }),
  ...decisionMails,
  v.object({
    kind: v.literal('claim-code'),
    details: v.object({
      /** Id of the claimed event; the code of the member's claim is created on sending. */
      event: v.number(),
      name: v.string(),
    }),
  }),
  v.object({
    kind: v.literal('invitation'),
    details: v.object({
      /** Id of the invitation, whose token is created on sending. */
      invitation: v.number(),
      /** Name of the organisation if it is verified; an unverified one could be any text. */
      organisation: v.nullable(v.string()),
    }),
  }),
  v.object({
    kind: v.literal('person-joined'),
    details: v.object({
      /** Address of the invited account, to which an owner sent the invitation. */
      email: v.string(),
      role: v.picklist(organiserRoles),
      /** Name of the organisation if it is verified. */
      organisation: v.nullable(v.string()),
    }),
  }),
  v.object({
    kind: v.literal('contact'),
    /** Id of organiser_message; it is read on sending, so that its author can delete it until then. */
    details: v.object({ message: v.number() }),
  }),
  v.object({
    kind: v.literal('order'),
    /** News of an order, whose facts are read on sending; the amount that was paid back, in minor units. */
    details: v.object({ order: v.string(), news: v.picklist(orderNews), amount: v.number() }),
  }),
  /** Confirms a subscription to the newsletter, which needs no account. */
  kindWithout('newsletter'),
  v.object({
    kind: v.literal('alert'),
    /**
     * Ids of event_news, of answers to the reader's reviews, of challenges that have ended, and of events with items that
     * wait for the reader; names, dates and numbers are read on sending.
     */
    details: v.object({
      news: v.array(v.number()),
      answers: v.optional(v.array(v.number()), []),
      challenges: v.optional(v.array(v.number()), []),
      inbox: v.optional(v.array(v.number()), []),
    }),
  }),
  v.object({
    kind: v.literal('start-list'),
    /** Ids of editions, chosen for the reader; `subscription` is the public id of the subscription. */
    details: v.object({
      subscription: v.string(),
      saved: v.array(v.number()),
      followed: v.optional(v.array(v.number()), []),
      confirmed: v.optional(v.array(v.number()), []),
      near: v.optional(v.array(v.number()), []),
      opened: v.array(v.number()),
      closing: v.array(v.number()),
      find: v.nullable(v.number()),
    }),
  }),
  v.object({
    kind: v.literal('search'),
    /** Ids of saved searches, each with those of editions; names and dates are read on sending. */
    details: v.object({
      searches: v.array(v.object({ search: v.number(), editions: v.array(v.number()) })),
    }),
  }),
])

/** A kind with its details: `{ kind: 'deletion', details: { until: '2026-12-21' } }`. */
export type MailContent = v.InferOutput<typeof mailContent>

/** Kinds of which many are sent at a time. */
export type BulkContent = Extract<MailContent, { kind: 'alert' | 'start-list' | 'search' }>

/** Recipient and language of an email. */
export interface Recipient {
  /** Null for a subscription without an account. */
  memberId: number | null
  address: string
  locale: Locale
}

/** The content of a row. @throws ValiError if this version does not know its kind or details */
export function readMailContent(kind: string, details: string): MailContent {
  return v.parse(mailContent, { kind, details: JSON.parse(details) })
}
