import { AccessDenied } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import type { IdentityOutcome } from '../../domain/accounts/members/link-identity.ts'
import { spendCredentials } from '../../domain/accounts/tokens/use-credential.ts'
import type { Database } from '../../db/client.ts'
import { DomainError } from '../../../src/model/errors.ts'
import { proveIdentity } from '../google/id-token.ts'
import type { Issuer } from '../google/issuer.ts'
import { KeysUnavailable, type KeyStore } from '../google/keys.ts'
import { expectedNonce } from '../google/nonce.ts'

export interface OneTapVisit {
  issuer: Issuer
  db: Database
  kv: KeyStore
  now: Date
  /** The visitor's request, with all its cookies. */
  request: Request
  /** Whose account it is. */
  enter: (claims: IdentityClaims) => Promise<IdentityOutcome>
  /** Told what is not the visitor's doing. */
  failed: (error: unknown) => void
}

async function proved(visit: OneTapVisit, credential: string): Promise<IdentityClaims | null> {
  const { issuer, db, kv, now, request } = visit
  const nonce = await expectedNonce(request)
  if (nonce === null) return null
  const identity = await proveIdentity(credential, { issuer, nonce, now, kv })
  if (identity === null) return null
  // Used up before it opens anything: a token that is seen by others, or sent twice, opens nothing again.
  const isFirst = await spendCredentials(db, [credential, nonce], identity.expiresAt)
  return isFirst ? identity.claims : null
}

/**
 * Signing in with a token that Google's script has given to the browser. It is checked here, against the issuer's keys;
 * where there are none, that is our failure and not a wrong token.
 */
export function oneTapProvider(visit: OneTapVisit) {
  return Credentials({
    id: 'one-tap',
    name: 'Google One Tap',
    credentials: { credential: {} },
    authorize: async ({ credential }) => {
      try {
        const claims = typeof credential === 'string' ? await proved(visit, credential) : null
        if (claims === null) return null
        const outcome = await visit.enter(claims)
        if ('signedIn' in outcome) return { id: String(outcome.signedIn.id) }
        if ('refused' in outcome) return null
      } catch (error) {
        visit.failed(error instanceof KeysUnavailable ? new DomainError('unavailable') : error)
        return null
      }
      // There is an account of this address: its password is asked for.
      throw new AccessDenied()
    },
  })
}
