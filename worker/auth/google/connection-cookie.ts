import { readCookie } from '../../http/cookies.ts'
import type { SessionMember } from '../../domain/accounts/sessions/find-session.ts'
import { sign, verifiedText } from '../../runtime/signed-text.ts'

const cookie = '__Host-connect'
/** Seconds from entering the password to the return from Google. */
const maxAgeSeconds = 900

/** `Set-Cookie` that lets a session, which has just entered its password, return from Google to be connected. */
export function connectionCookie({ session }: SessionMember, now: Date, secret: string): string {
  const until = now.getTime() + maxAgeSeconds * 1000
  const value = sign(`${session}~${until}`, cookie, secret)
  return `${cookie}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`
}

/** True if the request's connection cookie is valid and belongs to this session. */
export function mayConnect(
  request: Request,
  { session }: SessionMember,
  now: Date,
  secret: string,
): boolean {
  const text = verifiedText(readCookie(request, cookie) ?? '', cookie, secret)
  const [owner, until] = (text ?? '').split('~')
  return owner === session && Number(until) > now.getTime()
}
