import { Auth } from '@auth/core'
import { Hono, type Context } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { authLocale, readAuthRequest } from '../../auth/auth-request.ts'
import { authResponse } from '../../auth/auth-response.ts'
import { authConfig, type AuthContext } from '../../auth/config.ts'
import { endedCookies, membersKnownToBrowser } from '../../auth/cookies.ts'
import { hasCsrfToken } from '../../auth/csrf.ts'
import { googleSignIn } from '../../auth/google/google-sign-in.ts'
import { issuerOf } from '../../auth/google/issuer.ts'
import { reserveHashSlot } from '../../auth/password.ts'
import { readSecrets } from '../../auth/secrets.ts'
import type { MemberRow } from '../../domain/accounts/members/find-member.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { isPlainSignIn } from '../middleware/plain-sign-in.ts'
import { auditOriginOf, sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

async function handleAuthRequest(c: ApiContext): Promise<Response> {
  const { path, method, raw } = c.req
  const { db, clock, settings, requestId } = c.var
  const secrets = readSecrets(c.env)
  const { request, fields } = await readAuthRequest(raw, settings.SITE_ORIGIN)
  const isPlain = fields['csrfToken'] === undefined && isPlainSignIn(c)
  if (method === 'POST' && !isPlain && !hasCsrfToken(raw, fields['csrfToken'], secrets.AUTH_SECRET))
    throw new DomainError('csrf')
  // Reserved before any query, so that an overloaded isolate answers 503 without work.
  const slot = path.endsWith('/callback/credentials') ? reserveHashSlot() : null
  const current = await sessionOfRequest(c)
  // Auth.js would set a CSRF cookie here, which a visitor without a session does not need.
  if (path.endsWith('/session') && current === null) return c.json(null)
  let failure: unknown = null
  let member: MemberRow | null = null
  const from = auditOriginOf(c)
  const locale = authLocale(raw, fields)
  const onFailure = (error: unknown) => (failure ??= error)
  const context: AuthContext = {
    db,
    clock,
    secrets,
    from,
    locale,
    known: membersKnownToBrowser(raw, secrets.AUTH_SECRET),
    current,
    isPlain,
    slot,
    google: googleSignIn({
      issuer: issuerOf(settings),
      db,
      kv: settings.KV,
      now: clock.now(),
      secret: secrets.AUTH_SECRET,
      from,
      locale,
      request: raw,
      current: current?.member ?? null,
      onFailure,
    }),
    onFailure,
    onSignIn: (found) => (member = found),
  }
  const response = await Auth(request, authConfig(context))
  // A sign-in may have queued an email about a new device.
  if (path.includes('/callback/')) c.var.sendMail()
  return await authResponse({
    response,
    request,
    raw,
    failure,
    context,
    requestId,
    member,
    kv: settings.KV,
  })
}

/** Removes the cookies of a session that has ended, when its browser reads /session. */
function removeEndedCookies(c: ApiContext, response: Response): Response {
  const cookies = c.req.header('cookie') ?? ''
  const hasSessionCookie = /(?:^|;[ \t]*)(?:__Host-sid|member)=/u.test(cookies)
  if (hasSessionCookie && c.req.path.endsWith('/session') && !response.headers.has('set-cookie'))
    for (const cookie of endedCookies) response.headers.append('set-cookie', cookie)
  return response
}

async function uncachedAuthResponse(c: ApiContext): Promise<Response> {
  const handled = await handleAuthRequest(c)
  const response = new Response(handled.body, handled)
  response.headers.set('cache-control', 'private, no-store')
  return removeEndedCookies(c, response)
}

const unshown = showsNothing('Sign-in is on no page.')

const respond = (c: ApiContext): Promise<Response> => uncachedAuthResponse(c)

/**
 * The endpoints of Auth.js for its own clients: providers, csrf, session, signin, callback, signout. A wrong name or
 * password is 401 with the URL of the sign-in page and `error=credentials`; a browser without scripts is led back to the
 * page of the form.
 * @throws DomainError csrf, media-type, invalid-body, unavailable
 */
export const auth = new Hono<ApiEnvironment>()
  .get('/providers', respond)
  .get('/csrf', respond)
  .get('/session', respond)
  .get('/signin', respond)
  .get('/callback/google', respond)
  .post('/signout', unshown, respond)
  .post('/signin/credentials', unshown, respond)
  .post('/signin/google', unshown, respond)
  .post('/signin/one-tap', unshown, respond)
  .post('/callback/credentials', unshown, respond)
  .post('/callback/one-tap', unshown, respond)
