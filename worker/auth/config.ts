import type { AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pictureAddress } from '../../src/model/pictures.ts'
import { safeRedirect } from '../../src/model/safe-redirect.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Database } from '../db/client.ts'
import type { Origin } from '../domain/accounts/audit/record-audit.ts'
import { findMember, type MemberRow } from '../domain/accounts/members/find-member.ts'
import {
  endSession,
  sessionMs,
  type CurrentSession,
  type SessionMember,
} from '../domain/accounts/sessions/sessions.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { callbackCookie, csrfCookie } from './cookies.ts'
import type { WaysIn } from './google/ways-in.ts'
import type { HashSlot } from './hash-slots.ts'
import { openFor } from './open.ts'
import type { Secrets } from './secrets.ts'
import { memberOfPassword } from './sign-in.ts'

/** All that answering a request about sessions takes; made anew for each. */
export interface AuthVisit {
  db: Database
  clock: Clock
  secrets: Secrets
  from: Origin
  locale: Locale
  /** Members who have signed in with this browser before. */
  known: readonly number[]
  /** The session of the request, where it has one that is good. */
  current: CurrentSession | null
  /** Ways in besides passwords. */
  ways: WaysIn
  /** Reserved where somebody signs in with a password. */
  slot: HashSlot | null
  /** Where a failure that is not the visitor's doing goes, to be answered as such. */
  failed: (error: unknown) => void
  /** Is told who has signed in. */
  opened: (member: MemberRow) => void
}

const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const
const flow = (name: string) => ({ name, options: { ...cookieOptions, maxAge: 900 } })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the session endpoint tells pages about the member (spec §3, session user). */
export function sessionUser({ id, firstName, username, role, avatarId, country }: SessionMember) {
  return {
    id: String(id),
    firstName,
    username,
    role,
    avatar: avatarId === null ? null : pictureAddress(avatarId, 96),
    country: country === null ? null : { iso2: country },
  }
}

/**
 * How @auth/core is used (docs/decisions/0043-accounts.md): it speaks its protocol, and we keep the sessions. Its token
 * is no token but the random id of a row in D1, so that ending the row ends the session; stock JWTs cannot be ended.
 */
export function authConfig(visit: AuthVisit): AuthConfig {
  const { db, clock, secrets, from, known, current, locale, ways, slot } = visit
  const signIn = pathOf({ to: 'members', page: 'signin' }, locale)
  /** What the visitor's failure cannot be told from is our failure: it is kept apart and the sign-in is refused. */
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work()
    } catch (error) {
      visit.failed(error)
      return null
    }
  }
  const passwords = Credentials({
    id: 'credentials',
    credentials: { identifier: {}, password: {}, locale: {} },
    authorize: async ({ identifier, password }) =>
      await guarded(async () => {
        if (slot === null)
          throw new Error('Signing in with a password needs a hash slot; reserve one in AuthVisit.')
        const context = { db, pepper: secrets.AUTH_PEPPER, now: clock.now(), from, known, slot }
        const found = await memberOfPassword(context, textOf(identifier), textOf(password))
        return found === null ? null : { id: String(found.id) }
      }),
  })
  return {
    basePath: '/api/auth',
    trustHost: true,
    secret: secrets.AUTH_SECRET,
    providers: [passwords, ...ways.providers],
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
      ...ways.callbacks,
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
        const opened = await guarded(async () => {
          const found = await findMember(db, Number(token?.sub))
          if (found === null) throw new Error('Who has signed in is a member.')
          // Another session than before: one that somebody else has planted or seen is worth nothing.
          if (current !== null) await endSession(db, current.token)
          const opening = { db, now: clock.now(), from, known }
          const id = await openFor(found, opening, textOf(token?.['by']))
          visit.opened(found)
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
        await guarded(async () => {
          if (current !== null) await endSession(db, current.token)
        })
      },
    },
    logger: {
      // What visitors do wrong is no news, and what we do wrong comes by `failed`.
      error: () => {},
      warn: () => {},
      debug: () => {},
    },
  }
}
