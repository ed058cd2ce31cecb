import { Auth } from '@auth/core'
import { Hono, type Context } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { authConfig, type AuthVisit } from '../../auth/config.ts'
import { authForm, localeOf } from '../../auth/auth-request.ts'
import { endedCookies, knownMembers } from '../../auth/cookies.ts'
import { hasCsrfToken } from '../../auth/csrf.ts'
import { reserveHashSlot } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { answerOf } from '../../auth/auth-answer.ts'
import { issuerOf } from '../../auth/google/issuer.ts'
import { googleWays } from '../../auth/google/ways-in.ts'
import type { MemberRow } from '../../domain/accounts/members/find-member.ts'
import { currentSession, fromOf } from '../middleware/asking.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { isOwnPage } from '../middleware/same-site.ts'
import { sift } from '../middleware/sieve.ts'

type ApiContext = Context<ApiEnvironment>

const reads = ['/providers', '/csrf', '/session', '/signin', '/callback/google']
const writes = [
  '/signout',
  '/signin/credentials',
  '/signin/google',
  '/signin/one-tap',
  '/callback/credentials',
  '/callback/one-tap',
]

async function handleAuthRequest(c: ApiContext): Promise<Response> {
  const { path, method, raw } = c.req
  const { db, clock, settings, requestId } = c.var
  const secrets = readSecrets(c.env)
  if (method === 'POST') {
    if (!isOwnPage(raw, settings)) throw new DomainError('forbidden')
    if (path.includes('/callback/')) await sift(settings, 'SIGN_IN_LIMIT', raw.headers)
  }
  const form = await authForm(raw, settings.SITE_ORIGIN)
  if (method === 'POST' && !hasCsrfToken(raw, form.fields['csrfToken'], secrets.AUTH_SECRET))
    throw new DomainError('csrf')
  // Reserved before the database is asked, so that overload is answered without any work.
  const slot = path.endsWith('/callback/credentials') ? reserveHashSlot() : null
  const current = await currentSession(c)
  // A visitor without a session is told so without a cookie.
  if (path.endsWith('/session') && current === null) return c.json(null)
  let failure: unknown = null
  let member: MemberRow | null = null
  const from = fromOf(c)
  const locale = localeOf(raw, form.fields)
  const failed = (error: unknown) => (failure ??= error)
  const visit: AuthVisit = {
    db,
    clock,
    secrets,
    from,
    locale,
    known: knownMembers(raw, secrets.AUTH_SECRET),
    current,
    slot,
    ways: googleWays({
      issuer: issuerOf(settings),
      db,
      kv: settings.KV,
      now: clock.now(),
      secret: secrets.AUTH_SECRET,
      from,
      locale,
      request: raw,
      current: current?.member ?? null,
      failed,
    }),
    failed,
    opened: (found) => (member = found),
  }
  const answer = await Auth(form.request, authConfig(visit))
  // Signing in may have queued the news of a new device.
  if (path.includes('/callback/')) c.var.sendMail()
  const { request } = form
  return answerOf({ answer, request, raw, failure, visit, requestId, member, kv: settings.KV })
}

/** A browser that asks after a session which is none any more is told so. */
function forgetDeadSession(c: ApiContext, answer: Response): Response {
  const cookies = c.req.header('cookie') ?? ''
  const claims = /(?:^|;[ \t]*)(?:__Host-sid|member)=/u.test(cookies)
  if (claims && c.req.path.endsWith('/session') && !answer.headers.has('set-cookie'))
    for (const cookie of endedCookies) answer.headers.append('set-cookie', cookie)
  return answer
}

async function authAnswer(c: ApiContext): Promise<Response> {
  const answered = await handleAuthRequest(c)
  const own = new Response(answered.body, answered)
  own.headers.set('cache-control', 'private, no-store')
  return forgetDeadSession(c, own)
}

/**
 * The endpoints of Auth.js, as its own clients speak them: providers, csrf, session, signin, callback, signout. A wrong
 * name or password is answered 401 with the address of the sign-in page and `error=credentials`.
 */
export const auth = new Hono<ApiEnvironment>()
  .on('GET', reads, authAnswer)
  .on('POST', writes, authAnswer)
