import { customFetch } from '@auth/core'
import Google from '@auth/core/providers/google'
import type { Issuer } from '../google/issuer.ts'

/** Milliseconds for each request to the issuer: its configuration, then the exchange of the code. */
const timeoutMs = 5000

/**
 * Sign-in by redirect to Google. The URLs come from the issuer's configuration, so that tests can use another issuer.
 * The token comes directly from the issuer over TLS, not through the browser.
 */
export function googleProvider({ url, clientId, clientSecret }: Issuer) {
  return Google({
    clientId,
    clientSecret,
    issuer: url,
    checks: ['pkce', 'state', 'nonce'],
    // Always asks for the account, so that users of a shared computer do not get the previous user's.
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    [customFetch]: async (input, init) =>
      await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  })
}
