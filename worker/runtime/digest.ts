/** Random tokens, and the digests that are stored in their place. */

/** SHA-256 of a text, in hex. Sufficient for random tokens only; passwords are hashed in worker/auth/password.ts. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest).toHex()
}

/** Random bytes as base64url, which is safe in URLs: 32 bytes become 43 characters. */
export function randomToken(bytes = 32): string {
  return crypto
    .getRandomValues(new Uint8Array(bytes))
    .toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** HMAC-SHA256 of a text, in hex, for values of which there are few enough to hash them all. */
export async function keyedHash(text: string, key: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes.encode(text))).toHex()
}
