import { send, type SendResult } from './send.ts'

/** Milliseconds before each further attempt. */
const retryDelays = [500, 2000]

/** True if the same request may succeed in a moment: there was no response, or the server failed. */
const isTemporary = (result: SendResult): boolean =>
  !result.ok && (result.status === 0 || result.status >= 500)

/** Sends a request that may arrive more than once, up to three times. */
export async function sendPersistently(...request: Parameters<typeof send>): Promise<SendResult> {
  let result = await send(...request)
  for (const delay of retryDelays) {
    if (!isTemporary(result)) break
    await new Promise((resolve) => setTimeout(resolve, delay))
    result = await send(...request)
  }
  return result
}
