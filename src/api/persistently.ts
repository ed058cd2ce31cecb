import { resultOf, type ApiResponse, type BodyOf, type SendResult } from './result.ts'

/** Milliseconds before each further attempt. */
const retryDelays = [500, 2000]

/** True if the same request may succeed in a moment: there was no response, or the server failed. */
const isTemporary = (result: SendResult): boolean =>
  !result.ok && (result.status === 0 || result.status >= 500)

/** Sends a request that may arrive more than once, up to three times. */
export async function persistently<Answer extends ApiResponse>(
  send: () => Promise<Answer>,
): Promise<SendResult<BodyOf<Answer>>> {
  let result = await resultOf(send())
  for (const delay of retryDelays) {
    if (!isTemporary(result)) break
    await new Promise((resolve) => setTimeout(resolve, delay))
    result = await resultOf(send())
  }
  return result
}
