import { recordOf } from '../../values/record-of.ts'
import * as v from 'valibot'
import { pathOfOption } from '../../corrections/correction-inputs.ts'
import { missingFields, proposalOf } from '../../corrections/proposal.ts'
import { feedbackCategories, feedbackFacts, type FeedbackFact } from '../../community/feedback.ts'
import { isReadableLines, linesOf, message, strictly } from '../../values/form.ts'
import { feedbackMaximumCharacters } from '../../values/limits.ts'
import { correctionEntries } from './correction-fields.ts'
import { siteField } from '../account/profile-fields.ts'
import { eventNumber, permalinkField } from '../account/saved-events.ts'

/** Form of `/api/feedback` (spec §3 and §5). */

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

const missingText = message('feedback-text-required-error')

/** Required unless the form has a correction. */
const textField = v.pipe(
  v.string(missingText),
  v.trim(),
  v.normalize('NFC'),
  v.maxLength(feedbackMaximumCharacters, message('too-long')),
  v.check(isReadableLines, message('invalid')),
)

const entries = v.strictObject(
  {
    eventId: v.exactOptional(eventNumber),
    permalink: v.exactOptional(permalinkField),
    category: v.optional(categoryField, ''),
    text: v.optional(textField, ''),
    link: v.optional(siteField, ''),
    ...correctionEntries,
    /** Sent by clients of spec §3 and ignored: the session names the member. */
    memberId: v.optional(v.unknown()),
  },
  strictly,
)

type Form = v.InferOutput<typeof entries>

const isSubject = (fact: string): fact is FeedbackFact =>
  feedbackFacts.some((each) => each === fact)

/** Path of the fact that a form corrects; null for a message. */
const correctedPath = ({ category, fact }: Form): string | null =>
  category === 'wrong-fact' ? pathOfOption(fact) : null

const written = linesOf(feedbackMaximumCharacters, missingText)

/** Fields that a form requires and lacks. A correction speaks for itself, without a text. */
function missing(form: Form): (keyof Form)[] {
  const { eventId, permalink, category, fact, link, price, text } = form
  const path = correctedPath(form)
  const isOffer = category === 'price-match'
  const found: [field: keyof Form, isMissing: boolean][] = [
    ['eventId', (eventId === undefined) === (permalink === undefined)],
    ['fact', category === 'wrong-fact' && fact === ''],
    ['link', (isOffer || path !== null) && link === ''],
    ['price', isOffer && price === null],
    ['text', path === null && !v.is(written, text)],
  ]
  const fields = found.flatMap(([field, isMissing]) => (isMissing ? [field] : []))
  return path === null ? fields : [...fields, ...missingFields(path, form)]
}

/**
 * `POST /api/feedback`: the event by number or permalink, a category and a text. A wrong fact names the fact: one with a
 * value is a correction with its source, another one is a message. A cheaper offer has its link and price. Values that
 * belong to another category are dropped.
 */
export const feedbackFields = v.pipe(
  entries,
  v.rawCheck(({ dataset, addIssue }) => {
    const input = recordOf(dataset.value)
    // Of a form with a malformed field, the text is all that is known to be missing.
    const isMessage = pathOfOption(String(input['fact'])) === null
    const fields = dataset.typed
      ? missing(dataset.value)
      : isMessage && input['text'] === ''
        ? ['text']
        : []
    for (const key of fields)
      addIssue({
        message: key === 'text' ? missingText : message('required'),
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      })
  }),
  v.transform((form) => {
    const { eventId, permalink, category, text, fact, proposed, link, price, currency } = form
    const path = correctedPath(form)
    const isWrong = category === 'wrong-fact'
    return {
      event: {
        ...(eventId === undefined ? {} : { eventID: eventId }),
        ...(permalink === undefined ? {} : { permalink }),
      },
      category,
      text,
      correction: path === null ? null : proposalOf(path, form),
      fact: isWrong && isSubject(fact) ? fact : null,
      proposed: isWrong && path === null && proposed !== '' ? proposed : null,
      link: (isWrong || category === 'price-match') && link !== '' ? link : null,
      offer: category === 'price-match' && price !== null ? { amount: price, currency } : null,
    }
  }),
)

export type FeedbackFields = v.InferOutput<typeof feedbackFields>
