import { skipCSRFCheck, type AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/model/locales.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Database } from '../db/client.ts'
import type { AuditOrigin } from '../domain/accounts/audit/record-audit.ts'
import { findMember, type MemberRow } from '../domain/accounts/members/find-member.ts'
import { endSession } from '../domain/accounts/sessions/end-session.ts'
import { sessionMs } from '../domain/accounts/sessions/open-session.ts'
import type { CurrentSession } from '../domain/accounts/sessions/find-session.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { callbackCookie, csrfCookie } from './cookies.ts'
import type { GoogleSignIn } from './google/google-sign-in.ts'
import type { HashSlot } from './hash-slots.ts'
import { startSession } from './start-session.ts'
import type { Secrets } from './secrets.ts'
import { sessionUser } from './session-user.ts'
import { signInByPassword } from './sign-in.ts'

/** Dependencies and facts of one request to Auth.js. */
export interface AuthContext {
  db: Database
  clock: Clock
  secrets: Secrets
  from: AuditOrigin
  locale: Locale
  /** Ids of members who have signed in with this browser before. */
  known: readonly number[]
  /** Valid session of the request. */
  current: CurrentSession | null
  /** True for a form without scripts, whose origin is checked in place of a CSRF token. */
  isPlain: boolean
  google: GoogleSignIn
  /** Reserved for a sign-in with a password. */
  slot: HashSlot | null
  /** Receives errors of ours, which Auth.js would report as a failed sign-in. */
  onFailure: (error: unknown) => void
  onSignIn: (member: MemberRow) => void
}

const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const
const flow = (name: string) => ({ name, options: { ...cookieOptions, maxAge: 900 } })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Configuration of @auth/core (docs/decisions/0043-accounts.md), which handles the protocol while D1 stores the sessions.
 * Its "JWT" is the random id of a row, because deleting the row ends the session and a JWT cannot be revoked.
 */
export function authConfig(context: AuthContext): AuthConfig {
  const { db, clock, secrets, from, known, current, locale, google, slot } = context
  const signIn = pathOf({ to: 'members', page: 'signin' }, locale)
  /** Records an error of ours and refuses the sign-in: Auth.js would otherwise answer 401 instead of 5xx. */
  const recordingFailure = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work()
    } catch (error) {
      context.onFailure(error)
      return null
    }
  }
  const passwords = Credentials({
    id: 'credentials',
    credentials: { identifier: {}, password: {}, locale: {} },
    authorize: async ({ identifier, password }) =>
      await recordingFailure(async () => {
        if (slot === null)
          throw new Error(
            'Signing in with a password needs a hash slot; reserve one in AuthContext.',
          )
        const signing = { db, pepper: secrets.AUTH_PEPPER, now: clock.now(), from, known, slot }
        const found = await signInByPassword(signing, textOf(identifier), textOf(password))
        return found === null ? null : { id: String(found.id) }
      }),
  })
  return {
    basePath: '/api/auth',
    trustHost: true,
    secret: secrets.AUTH_SECRET,
    ...(context.isPlain ? { skipCSRFCheck } : {}),
    providers: [passwords, ...google.providers],
    pages: { signIn, error: signIn, signOut: signIn },
    session: { strategy: 'jwt', maxAge: sessionMs / 1000 },
    cookies: {
      sessionToken: { name: sessionCookie, options: cookieOptions },
      csrfToken: { name: csrfCookie, options: cookieOptions },
      callbackUrl: { name: callbackCookie, options: cookieOptions },
      pkceCodeVerifier: flow('__Host-pkce'),
      state: flow('__Host-state'),
      nonce: flow('__Host-nonce'),
    },
    callbacks: {
      ...google.callbacks,
      redirect: ({ url, baseUrl }) => {
        const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
        return baseUrl + (safeRedirect(path, baseUrl) ?? '/')
      },
      session: ({ session: { expires } }) =>
        current === null ? { expires } : { expires, user: sessionUser(current.member) },
    },
    jwt: {
      maxAge: sessionMs / 1000,
      encode: async ({ token }) => {
        if (typeof token?.['sid'] === 'string') return token['sid']
        const opened = await recordingFailure(async () => {
          const found = await findMember(db, Number(token?.sub))
          if (found === null)
            throw new Error(`Auth.js returned the subject ${token?.sub}, which is no member's id.`)
          // A new session id for each sign-in prevents session fixation.
          if (current !== null) await endSession(db, current.token)
          const provider = textOf(token?.['by'])
          const id = await startSession(found, { db, now: clock.now(), from, known, provider })
          context.onSignIn(found)
          return id
        })
        return opened ?? ''
      },
      decode: ({ token }) =>
        current === null || token !== current.token
          ? null
          : { sub: String(current.member.id), sid: current.token },
    },
    events: {
      signOut: async () => {
        await recordingFailure(async () => {
          if (current !== null) await endSession(db, current.token)
        })
      },
    },
    logger: {
      // Errors of visitors are not worth a log line; ours go to `onFailure`.
      error: () => {},
      warn: () => {},
      debug: () => {},
    },
  }
}
