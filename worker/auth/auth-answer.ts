import { DomainError, errorStatuses } from '../../src/model/errors.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { isRole } from '../../src/model/members.ts'
import {
  readMemberPreferences,
  type TextStore,
} from '../domain/accounts/preferences/member-preferences.ts'
import { errorEnvelope } from '../http/error-envelope.ts'
import type { MemberRow } from '../domain/accounts/members/find-member.ts'
import { preferenceCookies } from '../preferences/cookies.ts'
import type { AuthVisit } from './config.ts'
import { endedCookies, hintCookie, withKnownMember } from './cookies.ts'
import { NotConfirmed } from './sign-in.ts'

/** What becomes of an answer of @auth/core before it goes out. */

interface Answered {
  answer: Response
  request: Request
  /** What the visitor's browser sent, with all its cookies. */
  raw: Request
  /** What went wrong on our side while it was made. */
  failure: unknown
  visit: AuthVisit
  requestId: string
  /** Who has signed in by it. */
  member: MemberRow | null
  /** Where members' preferences are. */
  kv: TextStore
}

/** Its client asks for addresses as JSON; a form without scripts follows redirects. */
const wantsJson = (request: Request): boolean => request.headers.has('x-auth-return-redirect')

const retryAfter = '30'

/** A failure as its client can read it: an address with the error, and our envelope. */
function failed(error: DomainError, { request, visit, requestId }: Answered): Response {
  const { code, details } = error
  const url = new URL(pathOf({ to: 'members', page: 'signin' }, visit.locale), request.url)
  url.searchParams.set('error', code)
  const body = { url: url.href, ...errorEnvelope(code, requestId, error) }
  const status = errorStatuses[code]
  if (error instanceof NotConfirmed) {
    const { email, pending } = error
    return Response.json({ ...body, unconfirmed: { email, pending } }, { status })
  }
  const headers = new Headers({
    'retry-after': details.retryAfter === undefined ? retryAfter : String(details.retryAfter),
  })
  return Response.json(body, { status, headers })
}

/** Errors that its clients name by its own words, in ours (spec §2.3). */
const errors = new Map([
  ['CredentialsSignin', 'credentials'],
  ['AccessDenied', 'link'],
])

/** The address of an error, in our words; null where nothing went wrong. */
function errorAddress(address: string, request: Request): URL | null {
  const url = URL.parse(address, request.url)
  const error = url?.searchParams.get('error') ?? null
  if (url === null || error === null) return null
  url.search = ''
  url.searchParams.set('error', errors.get(error) ?? 'provider')
  return url
}

async function refused({ answer, request }: Answered): Promise<Response | null> {
  if (wantsJson(request)) {
    const said: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    const address = errorAddress(String(Object(said)['url'] ?? ''), request)
    if (address === null) return null
    return Response.json({ url: address.href }, { status: 401 })
  }
  const address = errorAddress(answer.headers.get('location') ?? '', request)
  return address === null ? null : Response.redirect(address, 303)
}

/** @throws what failed on our side, where a page or a program should hear of it as of any failure */
export async function answerOf(answered: Answered): Promise<Response> {
  const { answer, request, raw, failure, visit, member, kv } = answered
  if (failure !== null) {
    if (failure instanceof DomainError && wantsJson(request)) return failed(failure, answered)
    throw failure
  }
  const refusal = await refused(answered)
  if (refusal !== null) return refusal
  const own = new Response(answer.body, answer)
  const add = (cookie: string) => own.headers.append('set-cookie', cookie)
  if (member !== null) {
    if (isRole(member.role)) add(hintCookie(member.role))
    add(withKnownMember(raw, member.id, visit.secrets.AUTH_SECRET))
    // What was chosen on another device is brought to this one; a new browser has the defaults till then.
    const kept = await readMemberPreferences(kv, String(member.id))
    if (kept !== null) preferenceCookies(raw, kept).forEach(add)
  } else if (new URL(request.url).pathname.endsWith('/signout')) endedCookies.forEach(add)
  return own
}
