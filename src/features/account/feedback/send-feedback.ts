import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { fieldsOfProposal } from '../../../model/corrections/proposal.ts'
import type { FeedbackFields } from '../../../model/schemas/community/feedback.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'

const notSignedIn = 401
const conflict = 409

/** The fields as the API reads them. */
function bodyOf(fields: FeedbackFields) {
  const { event, category, text, correction, fact, proposed, link, offer } = fields
  return {
    ...event,
    category,
    text,
    ...(correction === null ? {} : fieldsOfProposal(correction)),
    ...(fact === null ? {} : { fact }),
    ...(proposed === null ? {} : { proposed }),
    ...(link === null ? {} : { link }),
    ...(offer === null ? {} : { price: String(offer.amount), currency: offer.currency }),
  }
}

/** Sends feedback. @returns null if it has arrived, now or before; `signed-out` without a session */
export async function sendFeedback(fields: FeedbackFields): Promise<Refusal | null | 'signed-out'> {
  const sent = await resultOf(
    api.feedback.$post({ query: { locale: getLocale() }, json: bodyOf(fields) }),
  )
  if (sent.ok || sent.status === conflict) return null
  return sent.status === notSignedIn ? 'signed-out' : sent
}
