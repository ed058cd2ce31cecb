import { recordOf } from '../../src/model/values/record-of.ts'
import { longDate } from '../../src/i18n/format.ts'
import { m } from '../../src/paraglide/messages.js'
import { DomainError, errorStatuses } from '../../src/model/values/errors.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { isRole } from '../../src/model/members/members.ts'
import type { MemberRow } from '../domain/accounts/members/find-member.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import { preferenceCookies } from '../preferences/visitor-choice.ts'
import { readMemberPreferences, type TextStore } from '../preferences/member-preferences.ts'
import type { AuthContext } from './config.ts'
import { endedCookies, hintCookie, knownMemberCookie } from './cookies.ts'
import { ClosedAccount, UnconfirmedAccount } from './sign-in.ts'

interface AuthResult {
  /** Response of @auth/core. */
  response: Response
  /** Request that @auth/core has handled. */
  request: Request
  /** Request of the browser, with all its cookies. */
  raw: Request
  /** Error of ours during handling, or null. */
  failure: unknown
  context: AuthContext
  requestId: string
  /** Member who has signed in, or null. */
  member: MemberRow | null
  /** Store of members' preferences. */
  kv: TextStore
}

/** The client of Auth.js wants URLs as JSON; a form without scripts follows redirects. */
const wantsJson = (request: Request): boolean => request.headers.has('x-auth-return-redirect')

const retryAfter = '30'

/** An error as the client of Auth.js reads it, a URL with the error's code, together with our envelope. */
function errorResponse(error: DomainError, { request, context, requestId }: AuthResult): Response {
  const { code, details } = error
  const url = new URL(pathOf({ to: 'members', page: 'signin' }, context.locale), request.url)
  url.searchParams.set('error', code)
  const body = { url: url.href, ...errorEnvelope(code, requestId, error) }
  const status = errorStatuses[code]
  if (error instanceof UnconfirmedAccount) {
    const { email, pending } = error
    return Response.json({ ...body, unconfirmed: { email, pending } }, { status })
  }
  // Sentences come with the response, so that sign-in pages need no message for them.
  if (error instanceof ClosedAccount) {
    const { locale } = context
    const text = m.signin_closed_account({ date: longDate(error.until, locale) }, { locale })
    return Response.json({ ...body, text, closed: { token: error.token } }, { status })
  }
  if (code === 'account-blocked')
    return Response.json(
      { ...body, text: m.signin_blocked({}, { locale: context.locale }) },
      { status },
    )
  const headers = new Headers({
    'retry-after': details.retryAfter === undefined ? retryAfter : String(details.retryAfter),
  })
  return Response.json(body, { status, headers })
}

/** Error codes of spec §2.3 for those of Auth.js. */
const errorCodes = new Map([
  ['CredentialsSignin', 'credentials'],
  ['AccessDenied', 'link'],
])

/** The URL of an error with our code in its query; null if the URL has no error. */
function errorUrl(address: string, request: Request): URL | null {
  const url = URL.parse(address, request.url)
  const error = url?.searchParams.get('error') ?? null
  if (url === null || error === null) return null
  url.search = ''
  url.searchParams.set('error', errorCodes.get(error) ?? 'provider')
  return url
}

/** 401 or 303 for a refused sign-in; null if it was not refused. */
async function refusalOf({ response, request }: AuthResult): Promise<Response | null> {
  if (wantsJson(request)) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const target = recordOf(body)['url']
    const url = errorUrl(typeof target === 'string' ? target : '', request)
    return url === null ? null : Response.json({ url: url.href }, { status: 401 })
  }
  const url = errorUrl(response.headers.get('location') ?? '', request)
  return url === null ? null : Response.redirect(url, 303)
}

/**
 * The response to send for one of @auth/core: with our error codes and cookies.
 * @throws `failure`, unless a client of Auth.js can read it
 */
export async function authResponse(result: AuthResult): Promise<Response> {
  const { request, raw, failure, context, member, kv } = result
  if (failure !== null) {
    if (failure instanceof DomainError && wantsJson(request)) return errorResponse(failure, result)
    throw failure
  }
  const refusal = await refusalOf(result)
  if (refusal !== null) return refusal
  const response = new Response(result.response.body, result.response)
  const addCookie = (cookie: string) => response.headers.append('set-cookie', cookie)
  if (member !== null) {
    if (isRole(member.role)) addCookie(hintCookie(member.role))
    addCookie(knownMemberCookie(raw, member.id, context.secrets.AUTH_SECRET))
    // Brings preferences chosen on another device to this browser.
    const preferences = await readMemberPreferences(kv, String(member.id))
    if (preferences !== null) preferenceCookies(raw, preferences).forEach(addCookie)
  } else if (new URL(request.url).pathname.endsWith('/signout')) endedCookies.forEach(addCookie)
  return response
}
