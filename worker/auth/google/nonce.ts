import { readCookie } from '../../http/cookies.ts'
import { randomToken, sha256 } from '../../runtime/digest.ts'

const cookie = '__Host-one-tap'
/** Seconds for which an offer on a page can be accepted. */
const maxAgeSeconds = 900

/**
 * A nonce for one offer, and the `Set-Cookie` that binds it to a browser. The nonce is the hash of the secret in the
 * cookie, so that a token, which contains the nonce, does not reveal the cookie.
 */
export async function issueNonce(): Promise<{ nonce: string; setCookie: string }> {
  const secret = randomToken()
  return {
    nonce: await sha256(secret),
    setCookie: `${cookie}=${secret}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}`,
  }
}

/** The nonce that a token from this browser must contain; null if the browser has none. */
export async function expectedNonce(request: Request): Promise<string | null> {
  const secret = readCookie(request, cookie)
  return secret === null || secret === '' ? null : await sha256(secret)
}
