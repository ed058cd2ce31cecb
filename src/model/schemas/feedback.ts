import * as v from 'valibot'
import { currencies } from '../currencies.ts'
import { defaultPreferences } from '../preferences.ts'
import { feedbackCategories, feedbackFacts, reportCategories } from '../feedback.ts'
import { isPlain, isReadableLines, linesOf, message, optionalText, strictly } from '../form.ts'
import {
  feedbackMaximumCharacters,
  proposalMaximumCharacters,
  reportMaximumCharacters,
} from '../limits.ts'
import { siteField } from './profile-fields.ts'
import { eventNumber, permalinkField } from './saved-events.ts'

/** Forms of `/api/feedback` (spec §3 and §5) and of `/api/reviews/report`. */

/** A category as its value, or as the option of spec §3 with that value. */
const categoryField = v.pipe(
  v.union(
    [
      v.string(),
      v.pipe(
        v.object({ value: v.string() }),
        v.transform(({ value }) => value),
      ),
    ],
    message('feedback-category-required-error'),
  ),
  v.picklist(feedbackCategories, message('feedback-category-required-error')),
)

const amountMaximum = 1_000_000

/** Price as typed: "72", "72.50" or "72,5"; null if empty. */
const priceField = v.pipe(
  v.string(message('invalid')),
  v.trim(),
  v.regex(/^(?:\d{1,7}(?:[.,]\d{1,2})?)?$/u, message('invalid')),
  v.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
  v.check(
    (amount) => amount === null || (amount > 0 && amount <= amountMaximum),
    message('invalid'),
  ),
)

const entries = v.strictObject(
  {
    eventId: v.exactOptional(eventNumber),
    permalink: v.exactOptional(permalinkField),
    category: v.optional(categoryField, ''),
    text: v.optional(linesOf(feedbackMaximumCharacters, 'feedback-text-required-error'), ''),
    fact: v.optional(v.picklist(['', ...feedbackFacts], message('invalid')), ''),
    /** Proposed value of a wrong fact; empty without one. */
    proposed: v.optional(optionalText(proposalMaximumCharacters, isPlain), ''),
    link: v.optional(siteField, ''),
    price: v.optional(priceField, ''),
    currency: v.optional(v.picklist(currencies, message('invalid')), defaultPreferences.currency),
    /** Sent by clients of spec §3 and ignored: the session names the member. */
    memberId: v.optional(v.unknown()),
  },
  strictly,
)

const requiredIn = (category: string, isMissing: boolean, chosen: string): boolean =>
  chosen !== category || !isMissing

/**
 * `POST /api/feedback`: the event by number or permalink, a category and a text. A wrong fact names the fact; a cheaper
 * offer has its link and price. Values that belong to another category are dropped.
 */
export const feedbackFields = v.pipe(
  entries,
  v.forward(
    v.check(
      (form) => (form.eventId === undefined) !== (form.permalink === undefined),
      message('required'),
    ),
    ['eventId'],
  ),
  v.forward(
    v.check(
      (form) => requiredIn('wrong-fact', form.fact === '', form.category),
      message('required'),
    ),
    ['fact'],
  ),
  v.forward(
    v.check(
      (form) => requiredIn('price-match', form.link === '', form.category),
      message('required'),
    ),
    ['link'],
  ),
  v.forward(
    v.check(
      (form) => requiredIn('price-match', form.price === null, form.category),
      message('required'),
    ),
    ['price'],
  ),
  v.transform(({ eventId, permalink, category, text, fact, proposed, link, price, currency }) => ({
    event: {
      ...(eventId === undefined ? {} : { eventID: eventId }),
      ...(permalink === undefined ? {} : { permalink }),
    },
    category,
    text,
    fact: category === 'wrong-fact' && fact !== '' ? fact : null,
    proposed: category === 'wrong-fact' && proposed !== '' ? proposed : null,
    link: (category === 'wrong-fact' || category === 'price-match') && link !== '' ? link : null,
    offer: category === 'price-match' && price !== null ? { amount: price, currency } : null,
  })),
)

export type FeedbackFields = v.InferOutput<typeof feedbackFields>

const reportEntries = {
  category: v.optional(
    v.pipe(v.string(message('required')), v.picklist(reportCategories, message('required'))),
    '',
  ),
  text: v.optional(optionalText(reportMaximumCharacters, isReadableLines), ''),
}

/** The form of a report. */
export const reportFormFields = v.strictObject(reportEntries, strictly)

/** `POST /api/reviews/report`. */
export const reportFields = v.strictObject({ reviewId: eventNumber, ...reportEntries }, strictly)

export type ReportFields = v.InferOutput<typeof reportFields>
