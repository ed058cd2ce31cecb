import { createHash, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../http/cookies.ts'
import { csrfCookie } from './cookies.ts'

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Whether the token that a request carries is the one that its browser was given: the cookie holds the token and a hash
 * of it with our secret, as @auth/core writes it (lib/actions/callback/oauth/csrf-token.js), so that one token serves
 * its forms and ours.
 */
export function hasCsrfToken(request: Request, token: unknown, secret: string): boolean {
  if (typeof token !== 'string' || token === '') return false
  const [kept = '', hash = ''] = (readCookie(request, csrfCookie) ?? '').split('|')
  const right = createHash('sha256').update(`${kept}${secret}`).digest('hex')
  return same(kept, token) && same(hash, right)
}
