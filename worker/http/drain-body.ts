/**
 * Bytes of an unread body that are read and dropped: those of a stated length up to a password of a megabyte, or up to a
 * file that is somewhat too large for a route of files; and few of a body without one, which may be endless. A client that
 * sends more may find its connection closed.
 */
export const drainMaxBytes = { stated: 2_000_000, file: 16_000_000, chunked: 64_000 }

/**
 * Reads and drops the rest of a request's body. A server that responds before it has read the body closes the
 * connection, and the next request on it is lost: one refused form would make the following one fail.
 */
export async function drainBody(
  { body, headers }: Request,
  statedMost = drainMaxBytes.stated,
): Promise<void> {
  if (body === null || body.locked) return
  const most = headers.has('content-length') ? statedMost : drainMaxBytes.chunked
  let read = 0
  // Leaving the loop cancels the stream. One that the client has aborted has nothing left to drain.
  try {
    for await (const part of body) {
      read += part.length
      if (read > most) return
    }
  } catch {}
}
