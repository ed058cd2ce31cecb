import { memberCookie, type Role } from '../../src/model/members.ts'
import { readCookie } from '../http/cookies.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { sessionMs } from '../domain/accounts/sessions/sessions.ts'
import { sign, verifiedText } from './signed-text.ts'

export const csrfCookie = '__Host-csrf'
/** Where to go back to. */
export const callbackCookie = '__Host-callback'
/** The members who have signed in with this browser: wrong passwords that others try elsewhere do not keep them out. */
const knownCookie = '__Host-known'
/** Members a browser remembers; a family's is one. */
const mostKnown = 4

const year = 31_536_000
const safe = 'Path=/; Secure; SameSite=Lax'

/** Tells pages that were rendered for everybody that a member reads them. Readable by scripts; it opens nothing. */
export function hintCookie(role: Role): string {
  return `${memberCookie}=${role}; ${safe}; Max-Age=${Math.floor(sessionMs / 1000)}`
}

/** What takes the session, and the hint at it, out of a browser. */
export const endedCookies: readonly string[] = [
  `${sessionCookie}=; ${safe}; HttpOnly; Max-Age=0`,
  `${memberCookie}=; ${safe}; Max-Age=0`,
]

/** Members who have signed in with this browser before. */
export function membersKnownToBrowser(request: Request, secret: string): number[] {
  const text = verifiedText(readCookie(request, knownCookie) ?? '', knownCookie, secret)
  return text === null || text === '' ? [] : text.split('~').map(Number)
}

/** Remembers that a member has signed in with this browser. */
export function knownMemberCookie(request: Request, memberId: number, secret: string): string {
  const others = membersKnownToBrowser(request, secret).filter((each) => each !== memberId)
  const text = [memberId, ...others].slice(0, mostKnown).join('~')
  return `${knownCookie}=${sign(text, knownCookie, secret)}; ${safe}; HttpOnly; Max-Age=${year}`
}
