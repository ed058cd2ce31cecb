import { send } from '../../../browser/send.ts'

/** True if the signed-in member answers reviews of the event for its organisation. */
export async function mayAnswer(permalink: string): Promise<boolean> {
  const sent = await send('GET', `/api/organiser/reviews?${new URLSearchParams({ permalink })}`)
  return sent.ok && Object(sent.body)['mayAnswer'] === true
}
