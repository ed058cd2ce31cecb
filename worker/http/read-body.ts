import { DomainError } from '../../src/model/values/errors.ts'
import { concatenate } from '../runtime/concatenate.ts'

/**
 * Body of a request of at most `most` bytes. Reading stops with the chunk that exceeds them. A stated length only
 * serves to refuse a body early, because a chunked body has none. A body that is too large can be drained afterwards.
 * @throws DomainError `code`
 */
export async function readBody(
  request: Request,
  most: number,
  code: 'image-too-large' | 'body-too-large' = 'image-too-large',
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw new DomainError(code)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body?.values({ preventCancel: true }) ?? []) {
    length += part.length
    if (length > most) throw new DomainError(code)
    parts.push(part)
  }
  return concatenate(parts)
}
