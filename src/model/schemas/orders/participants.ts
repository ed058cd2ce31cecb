import * as v from 'valibot'
import {
  noteMaximumCharacters,
  participantNeeds,
  reasonMaximumCharacters,
} from '../../orders/participants.ts'
import { flag, sitePath, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'
import { answerView } from './answer.ts'

/** Responses and bodies of `/api/organiser/participants`, in words of the requested language. */

const tag = v.strictObject({ text: v.string(), tone: v.picklist(['ok', 'warn', 'note', 'plain']) })

const words = textsOf([
  'number',
  'name',
  'race',
  'state',
  'note',
  'search',
  'find',
  'all',
  'none',
  'noMatch',
  'edition',
  'previous',
  'next',
  'files',
  'born',
  'answers',
  'order',
  'email',
  'payments',
  'saveNote',
  'noteHelp',
  'saved',
  'resend',
  'resent',
  'payBack',
  'byRule',
  'otherAmount',
  'amount',
  'reason',
  'payBackGo',
  'paidBack',
  'moved',
  'failed',
  'numbers',
  'numbersText',
  'first',
  'last',
  'addRange',
  'removeRange',
  'saveRanges',
  'rangeFault',
  'assign',
  'assigned',
  'setNumber',
  'taken',
  'swap',
  'release',
  'holdBack',
  'open',
  'heldBack',
])
export type ParticipantWords = v.InferOutput<typeof words>

const row = v.strictObject({
  entry: v.number(),
  /** Start number; null without. */
  number: v.nullable(v.number()),
  name: v.string(),
  race: v.string(),
  tags: v.array(tag),
  note: v.string(),
})
export type ParticipantRow = v.InferOutput<typeof row>

/** `GET /{permalink}`. */
export const participantsView = v.strictObject({
  event: v.strictObject({ name: v.string(), path: sitePath('Editor of the event.') }),
  words,
  edition: v.nullable(
    v.pipe(v.number(), v.description('Null for an event that never had a sale.')),
  ),
  date: v.nullable(v.pipe(v.string(), v.description('First day of the edition.'))),
  editions: v.array(v.strictObject({ date: v.string(), label: v.string() })),
  notice: v.nullable(text('Paid places have no tickets, because the site has no key for them.')),
  figures: v.array(v.strictObject({ value: v.string(), label: v.string() })),
  races: v.array(
    v.strictObject({
      id: v.number(),
      name: v.string(),
      text: text('"2,380 of 3,500".'),
      filled: v.pipe(v.number(), v.description('Cells of 20 that are filled.')),
    }),
  ),
  needs: v.array(
    v.strictObject({ need: v.picklist(participantNeeds), name: v.string(), n: v.string() }),
  ),
  rows: v.array(row),
  position: v.nullable(text('"Page 2 of 40"; null for a single page.')),
  files: v.array(v.strictObject({ label: v.string(), href: sitePath('File.') })),
  hasMore: flag('There is a page after this one.'),
})
export type ParticipantsView = v.InferOutput<typeof participantsView>

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** `GET /{edition}/entries/{entry}`. */
export const participantView = v.strictObject({
  name: v.string(),
  race: v.string(),
  /** Start number; null without. */
  number: v.nullable(v.number()),
  note: v.string(),
  /** True for a place that can have a start number. */
  isPaid: v.boolean(),
  born: text('Date of birth; empty if it is not stored any more.'),
  guardian: v.string(),
  answers: v.array(answerView),
  order: v.strictObject({
    number: text('"Order number: K7Q-2M9".'),
    email: v.string(),
    made: text('Day on which it was made.'),
    total: v.string(),
  }),
  payments: v.array(v.string()),
  /** False once the person is not stored any more. */
  isStored: v.boolean(),
  hasMail: flag('Its email can be sent again.'),
  refund: v.nullable(
    v.strictObject({
      byRule: v.nullable(v.strictObject({ amount, text: v.string() })),
      why: text('Why the rule pays nothing, or that it pays this amount.'),
      currency: v.string(),
      most: v.pipe(amount, v.description('Minor units that can be paid back.')),
    }),
  ),
})
export type ParticipantView = v.InferOutput<typeof participantView>

/** `POST /{edition}/entries/{entry}`: one act. */
export const participantAct = v.variant('act', [
  v.strictObject({
    act: v.literal('note'),
    note: v.pipe(v.string(), v.maxLength(noteMaximumCharacters)),
  }),
  v.strictObject({ act: v.literal('resend') }),
  /** Gives the place up for what the order's rule pays back, which was shown, in minor units. */
  v.strictObject({ act: v.literal('give-up'), shown: amount }),
  /** Gives it up for another amount, with the reason for the books. */
  v.strictObject({
    act: v.literal('pay-back'),
    amount,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(reasonMaximumCharacters)),
  }),
])
export type ParticipantAct = v.InferOutput<typeof participantAct>

export const participantOutcome = v.strictObject({ done: v.boolean() })
