import { createHash, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../http/cookies.ts'
import { csrfCookie } from './cookies.ts'

const equalInConstantTime = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * True if a request carries the CSRF token of its browser. The cookie holds the token and a hash of it with our secret,
 * in the format of @auth/core (lib/actions/callback/oauth/csrf-token.js), so that one token serves its forms and ours.
 */
export function hasCsrfToken(request: Request, token: unknown, secret: string): boolean {
  if (typeof token !== 'string' || token === '') return false
  const [expected = '', hash = ''] = (readCookie(request, csrfCookie) ?? '').split('|')
  const expectedHash = createHash('sha256').update(`${expected}${secret}`).digest('hex')
  return equalInConstantTime(expected, token) && equalInConstantTime(hash, expectedHash)
}
