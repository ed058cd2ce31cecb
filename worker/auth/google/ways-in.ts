import type { AuthConfig } from '@auth/core'
import { OAuthCallbackError } from '@auth/core/errors'
import type { Provider } from '@auth/core/providers'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Database } from '../../db/client.ts'
import type { Origin } from '../../domain/accounts/audit/record-audit.ts'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import {
  connectIdentity,
  memberOfIdentity,
  type IdentityOutcome,
} from '../../domain/accounts/members/link-identity.ts'
import type { SessionMember } from '../../domain/accounts/sessions/sessions.ts'
import { googleProvider } from '../providers/google.ts'
import { oneTapProvider } from '../providers/one-tap.ts'
import { isConnecting } from './connecting.ts'
import { claimsSchema } from './id-token.ts'
import type { Issuer } from './issuer.ts'
import type { KeyStore } from './keys.ts'
import { userTypeOf } from './user-type.ts'

export interface GoogleVisit {
  /** Null where Google is off. */
  issuer: Issuer | null
  db: Database
  kv: KeyStore
  now: Date
  secret: string
  from: Origin
  locale: Locale
  /** The visitor's request, with all its cookies. */
  request: Request
  current: SessionMember | null
  failed: (error: unknown) => void
}

type Callbacks = Pick<NonNullable<AuthConfig['callbacks']>, 'signIn' | 'jwt'>

export interface WaysIn {
  providers: readonly Provider[]
  callbacks: Callbacks
}

/** The member of an account of Google; somebody new joins in the role that the visitor's pages asked for. */
async function enter(visit: GoogleVisit, claims: IdentityClaims): Promise<IdentityOutcome> {
  const { db, now, from, locale, request } = visit
  return await memberOfIdentity(db, claims, { role: userTypeOf(request), locale, from }, now)
}

/** Whom somebody who comes back from Google is signed in as, or where the way back leads instead. */
async function arrive(
  visit: GoogleVisit,
  claims: IdentityClaims,
): Promise<{ id: number } | { ask: true } | { refused: true } | { to: string }> {
  const { db, now, from, current, request, secret, locale } = visit
  if (current !== null && isConnecting(request, current, now, secret)) {
    const outcome = await connectIdentity(db, claims, current.id, from, now)
    if (outcome === 'connected') return { id: current.id }
    return { to: `${pathOf({ to: 'profile', page: 'edit' }, locale)}?google=${outcome}#security` }
  }
  const outcome = await enter(visit, claims)
  if ('signedIn' in outcome) return { id: outcome.signedIn.id }
  return 'ask' in outcome ? { ask: true } : { refused: true }
}

/** The two ways in by Google, made anew for each request, and what @auth/core asks about them. */
export function googleWays(visit: GoogleVisit): WaysIn {
  const { issuer, db, kv, now, request, failed } = visit
  let arrived: number | null = null
  const jwt: Callbacks['jwt'] = ({ token, account }) => ({
    ...token,
    // Kept for the audit: by which door somebody came.
    ...(account === null || account === undefined ? {} : { by: account.provider }),
    // @auth/core makes up an id for whom it has no adapter to ask about.
    ...(arrived === null ? {} : { sub: String(arrived) }),
  })
  if (issuer === null) return { providers: [], callbacks: { jwt } }
  return {
    providers: [
      googleProvider(issuer),
      oneTapProvider({
        issuer,
        db,
        kv,
        now,
        request,
        failed,
        enter: (claims) => enter(visit, claims),
      }),
    ],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== 'google') return true
        const claims = v.safeParse(claimsSchema, profile)
        if (!claims.success) throw new OAuthCallbackError()
        const way = await arrive(visit, claims.output).catch((error: unknown) => {
          failed(error)
          return { ask: true } as const
        })
        if ('to' in way) return way.to
        if ('refused' in way) throw new OAuthCallbackError()
        if ('ask' in way) return false
        arrived = way.id
        return true
      },
      jwt,
    },
  }
}
