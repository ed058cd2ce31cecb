import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import {
  refusedInReview,
  reviewBody,
  type ReviewErrors,
  type ReviewValues,
} from '../../../model/community/review-form.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'

/** Outcome of a form: sent, refused with errors by control, or failed as a whole. */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'refused'; errors: ReviewErrors }
  | { state: 'signed-out' }
  | { state: 'failed'; text: string }

function wholeFailure(status: number, texts: ReviewInputsView['texts']): string {
  if (status === 0) return texts.offline
  return status === 429 ? texts.busy : texts.failed
}

/** Sends a new review, or with `id` the change of one. */
export async function sendReview(
  values: ReviewValues,
  { eventId, texts }: Pick<ReviewInputsView, 'eventId' | 'texts'>,
  id?: number,
): Promise<SendOutcome> {
  const body = reviewBody(values)
  const edition = { value: Number(values['edition']) }
  const sent = await (id === undefined
    ? resultOf(api.models.reviews.$post({ json: { ...body, eventId, edition } }))
    : resultOf(api.profile.reviews.$patch({ json: { ...body, id } })))
  if (sent.ok) return { state: 'sent' }
  if (sent.status === 401) return { state: 'signed-out' }
  console.warn('Review:', sent.status, sent.code)
  if (sent.code === 'conflict' && id !== undefined) return { state: 'failed', text: texts.once }
  const errors = refusedInReview(sent.code, sent.fields)
  if (Object.keys(errors).length > 0) return { state: 'refused', errors }
  return { state: 'failed', text: wholeFailure(sent.status, texts) }
}
