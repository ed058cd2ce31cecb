/** Bytes that are read of a body that nobody wanted; whoever sends more may find the connection closed. */
const patience = 64_000

/**
 * Reads what nobody has read of a request's body. A server that answers before it has heard all closes the connection,
 * and a later request on it is lost: one form that was refused would make the next one fail.
 */
export async function hearOut(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed || request.body.locked) return
  let heard = 0
  // Leaving the loop cancels the stream.
  for await (const part of request.body) {
    heard += part.length
    if (heard > patience) return
  }
}
