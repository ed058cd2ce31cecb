/** What is kept instead of a secret, and what secrets are made of. */

/** SHA-256 of a text, in hex. Enough for what is random itself; passwords have a hash of their own. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest).toHex()
}

/** Random bytes in letters that an address can hold: 256 bits as 43 of them. */
export function randomToken(bytes = 32): string {
  return crypto
    .getRandomValues(new Uint8Array(bytes))
    .toBase64({ alphabet: 'base64url', omitPadding: true })
}
