import { send } from '../../../browser/send.ts'
import { reviewParts } from '../../../model/reviews.ts'
import type { ReviewInputsView } from '../../../model/schemas/review-views.ts'
import type { ReviewValues } from './review-draft.ts'

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text)

/** Error messages of a form by control name, in the order of the controls; empty if it can be sent. */
export function reviewErrors(
  values: ReviewValues,
  texts: Readonly<Record<string, string>>,
): ReviewValues {
  return {
    ...(values['rating'] === undefined ? { rating: texts['needStars'] } : {}),
    ...(values['edition'] === undefined ? { edition: texts['needEdition'] } : {}),
    ...(values['isAuthentic'] === undefined ? { isAuthentic: texts['needTick'] } : {}),
  }
}

/** Outcome of a form: sent, refused with messages by control, or failed as a whole. */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'refused'; errors: ReviewValues }
  | { state: 'signed-out' }
  | { state: 'failed'; text: string }

/** Body of the request from the values of the form. */
function bodyOf(values: ReviewValues) {
  return {
    rating: numberOf(values['rating']),
    raceId: numberOf(values['raceId']),
    text: values['text'] ?? '',
    locale: values['locale'],
    isAuthentic: values['isAuthentic'] === 'on',
    ...Object.fromEntries(reviewParts.map((part) => [part, numberOf(values[part])])),
  }
}

/** Sends a new review, or with `id` the change of one. */
export async function sendReview(
  values: ReviewValues,
  { eventId, texts }: Pick<ReviewInputsView, 'eventId' | 'texts'>,
  id?: number,
): Promise<SendOutcome> {
  const body = bodyOf(values)
  const edition = { value: numberOf(values['edition']) }
  const sent = await (id === undefined
    ? send('POST', '/api/models/reviews', { ...body, eventId, edition })
    : send('PATCH', '/api/profile/reviews', { ...body, id }))
  if (sent.ok) return { state: 'sent' }
  if (sent.status === 401) return { state: 'signed-out' }
  console.warn('Review:', sent.status, sent.code)
  if (sent.code === 'conflict' && id !== undefined)
    return { state: 'failed', text: texts['once'] ?? '' }
  if (sent.code === 'conflict') return { state: 'refused', errors: { edition: texts['known'] } }
  if (sent.code === 'not-held') return { state: 'refused', errors: { edition: texts['notHeld'] } }
  const fields = Object.entries(sent.fields).map(([name, error]) => [
    name,
    error === 'too-long' ? texts['tooLong'] : texts['invalid'],
  ])
  if (fields.length > 0) return { state: 'refused', errors: Object.fromEntries(fields) }
  return { state: 'failed', text: (sent.status === 429 ? texts['busy'] : texts['failed']) ?? '' }
}
