import { readCookie } from '../../http/cookies.ts'
import type { SessionMember } from '../../domain/accounts/sessions/sessions.ts'
import { sign, unsigned } from '../signed.ts'

const cookie = '__Host-connect'
/** Seconds from the password to the way back from Google. */
const life = 900

/** The cookie by which somebody who has just proved the password comes back from Google to be connected. */
export function connectingCookie({ session }: SessionMember, now: Date, secret: string): string {
  const until = now.getTime() + life * 1000
  const value = sign(`${session}~${until}`, cookie, secret)
  return `${cookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${life}`
}

/** Whether this browser's session has proved its password just now; with the next session it is over. */
export function isConnecting(
  request: Request,
  { session }: SessionMember,
  now: Date,
  secret: string,
): boolean {
  const said = unsigned(readCookie(request, cookie) ?? '', cookie, secret)
  const [whose, until] = (said ?? '').split('~')
  return whose === session && Number(until) > now.getTime()
}
