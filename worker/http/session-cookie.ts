import { readCookie } from './cookies.ts'

/** Holds a random id and nothing else. Browsers refuse a `__Host-` cookie that a sub-domain or plain HTTP sets. */
export const sessionCookie = '__Host-sid'

/** Token of the request's session; null also where two are sent, since one of them was planted by somebody else. */
export function sessionToken(request: Request): string | null {
  return readCookie(request, sessionCookie)
}
