import { readCookie } from '../../http/cookies.ts'
import { randomToken, sha256 } from '../../runtime/digest.ts'

const cookie = '__Host-one-tap'
/** Seconds that an offer may stand on a page. */
const life = 900

/**
 * A nonce for one offer, and the cookie that stays with the browser it is made for. The cookie holds a secret, the nonce
 * is its hash: who has seen a token with the nonce in it cannot make the cookie.
 */
export async function issueNonce(): Promise<{ nonce: string; setCookie: string }> {
  const secret = randomToken()
  return {
    nonce: await sha256(secret),
    setCookie: `${cookie}=${secret}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${life}`,
  }
}

/** The nonce that a token from this browser must carry; null where it was given none. */
export async function expectedNonce(request: Request): Promise<string | null> {
  const secret = readCookie(request, cookie)
  return secret === null || secret === '' ? null : await sha256(secret)
}
