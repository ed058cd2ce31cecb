import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'

/** True if the signed-in member answers reviews of the event for its organisation. */
export async function mayAnswer(permalink: string): Promise<boolean> {
  const sent = await resultOf(api.organiser.reviews.$get({ query: { permalink } }))
  return sent.ok && sent.body.mayAnswer
}
