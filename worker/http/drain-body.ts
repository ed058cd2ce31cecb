/** Bytes of an unread body that are read and dropped; a client that sends more may find its connection closed. */
export const drainMaxBytes = 2_000_000

/**
 * Reads and drops the rest of a request's body. A server that responds before it has read the body closes the
 * connection, and the next request on it is lost: one refused form would make the following one fail.
 */
export async function drainBody({ body }: Request): Promise<void> {
  if (body === null || body.locked) return
  let read = 0
  // Leaving the loop cancels the stream. One that the client has aborted has nothing left to drain.
  try {
    for await (const part of body) {
      read += part.length
      if (read > drainMaxBytes) return
    }
  } catch {}
}
