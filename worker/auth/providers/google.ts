import { customFetch } from '@auth/core'
import Google from '@auth/core/providers/google'
import type { Issuer } from '../google/issuer.ts'

/** Milliseconds for each of the three questions to the issuer: configuration, code, nothing else. */
const timeoutMs = 5000

/**
 * Signing in by going to Google and coming back. Where its pages are comes from the issuer's configuration, so that
 * another issuer can stand for it. The token comes from the issuer itself over TLS and not through the browser.
 */
export function googleProvider({ url, clientId, clientSecret }: Issuer) {
  return Google({
    clientId,
    clientSecret,
    issuer: url,
    checks: ['pkce', 'state', 'nonce'],
    // Who shares a machine chooses, instead of becoming who was there before.
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    [customFetch]: async (input, init) =>
      await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  })
}
