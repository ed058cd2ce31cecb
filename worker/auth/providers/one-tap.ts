import { AccessDenied } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import type { IdentityOutcome } from '../../domain/accounts/members/sign-in-by-identity.ts'
import { spendCredentials } from '../../domain/accounts/tokens/spend-credentials.ts'
import type { Database } from '../../db/client.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { verifyIdToken } from '../google/id-token.ts'
import type { Issuer } from '../google/issuer.ts'
import { KeysUnavailable, type KeyStore } from '../google/keys.ts'
import { expectedNonce } from '../google/nonce.ts'

export interface OneTapContext {
  issuer: Issuer
  db: Database
  kv: KeyStore
  now: Date
  /** Request of the browser, with all its cookies. */
  request: Request
  signIn: (claims: IdentityClaims) => Promise<IdentityOutcome>
  /** Receives errors of ours. */
  onFailure: (error: unknown) => void
}

/** The claims of a valid token that is used for the first time, or null. */
async function verifiedClaims(
  context: OneTapContext,
  credential: string,
): Promise<IdentityClaims | null> {
  const { issuer, db, kv, now, request } = context
  const nonce = await expectedNonce(request)
  if (nonce === null) return null
  const identity = await verifyIdToken(credential, { issuer, nonce, now, kv })
  if (identity === null) return null
  // Spent before it signs anyone in, so that a replayed token is refused.
  const isFirst = await spendCredentials(db, [credential, nonce], identity.expiresAt)
  return isFirst ? identity.claims : null
}

/**
 * Sign-in with an ID token that Google's script has given to the browser. We verify it against the issuer's keys; if
 * those are unavailable, the error is ours and not a wrong token.
 */
export function oneTapProvider(context: OneTapContext) {
  return Credentials({
    id: 'one-tap',
    name: 'Google One Tap',
    credentials: { credential: {} },
    authorize: async ({ credential }) => {
      try {
        const claims =
          typeof credential === 'string' ? await verifiedClaims(context, credential) : null
        if (claims === null) return null
        const outcome = await context.signIn(claims)
        if ('signedIn' in outcome) return { id: String(outcome.signedIn.id) }
        if ('refused' in outcome) return null
      } catch (error) {
        context.onFailure(error instanceof KeysUnavailable ? new DomainError('unavailable') : error)
        return null
      }
      // The address has an account: the sign-in page asks for its password.
      throw new AccessDenied()
    },
  })
}
