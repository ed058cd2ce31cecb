import { memberCookie, type Role } from '../../src/model/members/members.ts'
import { readCookie } from '../http/cookies.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { sessionMs } from '../domain/accounts/sessions/open-session.ts'
import { sign, verifiedText } from '../runtime/signed-text.ts'

export const csrfCookie = '__Host-csrf'
/** Path to return to after signing in. */
export const callbackCookie = '__Host-callback'
/**
 * Ids of members who have signed in with this browser. Failed attempts in other browsers do not delay their sign-ins
 * here.
 */
const knownCookie = '__Host-known'
/** Members that one browser remembers; a family may share it. */
const maxKnown = 4

const year = 31_536_000
const safe = 'Path=/; Secure; SameSite=Lax'

/** `Set-Cookie` of the role, for scripts of pages that are rendered alike for all visitors. It grants no access. */
export function hintCookie(role: Role): string {
  return `${memberCookie}=${role}; ${safe}; Max-Age=${Math.floor(sessionMs / 1000)}`
}

/** `Set-Cookie` headers that delete the cookies of a session and of its role. */
export const endedCookies: readonly string[] = [
  `${sessionCookie}=; ${safe}; HttpOnly; Max-Age=0`,
  `${memberCookie}=; ${safe}; Max-Age=0`,
]

/** Ids of members who have signed in with this browser before. */
export function membersKnownToBrowser(request: Request, secret: string): number[] {
  const text = verifiedText(readCookie(request, knownCookie) ?? '', knownCookie, secret)
  return text === null || text === '' ? [] : text.split('~').map(Number)
}

/** `Set-Cookie` that adds a member to those who have signed in with this browser. */
export function knownMemberCookie(request: Request, memberId: number, secret: string): string {
  const others = membersKnownToBrowser(request, secret).filter((each) => each !== memberId)
  const text = [memberId, ...others].slice(0, maxKnown).join('~')
  return `${knownCookie}=${sign(text, knownCookie, secret)}; ${safe}; HttpOnly; Max-Age=${year}`
}
