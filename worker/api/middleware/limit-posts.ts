import { DomainError } from '../../../src/model/errors.ts'
import { limitSeconds } from '../../../src/model/limits.ts'

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/**
 * Lets `most` posts of one network address pass, until there was none for a minute. The address is kept for that long,
 * as a hash. KV counts loosely: it is a brake and no lock.
 * @throws DomainError too-many-requests
 */
export async function limitPosts(
  kv: KVNamespace,
  name: string,
  address: string,
  most: number,
): Promise<void> {
  const key = `limit/${name}/${await hashOf(address)}`
  const used = Number((await kv.get(key)) ?? 0)
  if (used >= most) throw new DomainError('too-many-requests')
  await kv.put(key, String(used + 1), { expirationTtl: limitSeconds })
}
