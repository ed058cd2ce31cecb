import { DomainError } from '../../src/model/errors.ts'

/**
 * The body of a request, read no further than `most` bytes: what the sender says of its length is believed only where
 * it says too much.
 * @throws DomainError image-too-large
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw new DomainError('image-too-large')
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > most) throw new DomainError('image-too-large')
    parts.push(part)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.length
  }
  return body
}
