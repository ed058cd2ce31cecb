import type { AuthConfig } from '@auth/core'
import { OAuthCallbackError } from '@auth/core/errors'
import type { Provider } from '@auth/core/providers'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Database } from '../../db/client.ts'
import type { AuditOrigin } from '../../domain/accounts/audit/record-audit.ts'
import type { IdentityClaims } from '../../domain/accounts/members/identity-claims.ts'
import { connectIdentity } from '../../domain/accounts/members/connect-identity.ts'
import {
  signInByIdentity,
  type IdentityOutcome,
} from '../../domain/accounts/members/sign-in-by-identity.ts'
import type { SessionMember } from '../../domain/accounts/sessions/find-session.ts'
import { googleProvider } from '../providers/google.ts'
import { oneTapProvider } from '../providers/one-tap.ts'
import { mayConnect } from './connection-cookie.ts'
import { claimsSchema } from './id-token.ts'
import type { Issuer } from './issuer.ts'
import type { KeyStore } from './keys.ts'
import { registrationRoleOf } from './registration-role.ts'

export interface GoogleSignInContext {
  /** Null if Google is not configured. */
  issuer: Issuer | null
  db: Database
  kv: KeyStore
  now: Date
  secret: string
  from: AuditOrigin
  locale: Locale
  /** Request of the browser, with all its cookies. */
  request: Request
  current: SessionMember | null
  onFailure: (error: unknown) => void
}

type Callbacks = Pick<NonNullable<AuthConfig['callbacks']>, 'signIn' | 'jwt'>

/** Providers and callbacks for the configuration of @auth/core. */
export interface GoogleSignIn {
  providers: readonly Provider[]
  callbacks: Callbacks
}

/** Signs in the member of a Google account; registers a new one in the role that our page has stored. */
async function signInOrRegister(
  context: GoogleSignInContext,
  claims: IdentityClaims,
): Promise<IdentityOutcome> {
  const { db, now, from, locale, request } = context
  return await signInByIdentity(
    db,
    claims,
    { role: registrationRoleOf(request), locale, from },
    now,
  )
}

/** Handles the return from Google: the id of the member to sign in, a refusal, or a path to redirect to. */
async function handleReturn(
  context: GoogleSignInContext,
  claims: IdentityClaims,
): Promise<{ id: number } | { needsPassword: true } | { refused: true } | { redirect: string }> {
  const { db, now, from, current, request, secret, locale } = context
  if (current !== null && mayConnect(request, current, now, secret)) {
    const outcome = await connectIdentity(db, claims, current.id, from, now)
    if (outcome === 'connected') return { id: current.id }
    return {
      redirect: `${pathOf({ to: 'profile', page: 'edit' }, locale)}?google=${outcome}#security`,
    }
  }
  const outcome = await signInOrRegister(context, claims)
  if ('signedIn' in outcome) return { id: outcome.signedIn.id }
  return 'needsPassword' in outcome ? { needsPassword: true } : { refused: true }
}

/** Sign-in with Google for one request: by redirect and by one tap. */
export function googleSignIn(context: GoogleSignInContext): GoogleSignIn {
  const { issuer, db, kv, now, request, onFailure } = context
  let returnedId: number | null = null
  const jwt: Callbacks['jwt'] = ({ token, account }) => ({
    ...token,
    // The provider, for the audit log.
    ...(account === null || account === undefined ? {} : { by: account.provider }),
    // Without an adapter, @auth/core invents an id.
    ...(returnedId === null ? {} : { sub: String(returnedId) }),
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
        onFailure,
        signIn: (claims) => signInOrRegister(context, claims),
      }),
    ],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== 'google') return true
        const claims = v.safeParse(claimsSchema, profile)
        if (!claims.success) throw new OAuthCallbackError()
        const outcome = await handleReturn(context, claims.output).catch((error: unknown) => {
          onFailure(error)
          return { needsPassword: true } as const
        })
        if ('redirect' in outcome) return outcome.redirect
        if ('refused' in outcome) throw new OAuthCallbackError()
        if ('needsPassword' in outcome) return false
        returnedId = outcome.id
        return true
      },
      jwt,
    },
  }
}
