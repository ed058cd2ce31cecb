import { DomainError } from '../../src/model/errors.ts'

/**
 * Reads a request body of at most `maxBytes`. A larger content-length is refused at once; a smaller one is not trusted,
 * so the bytes are counted as well.
 * @throws DomainError image-too-large
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes)
    throw new DomainError('image-too-large')
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new DomainError('image-too-large')
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
