import { readCookie } from './cookies.ts'

/** Holds a random id and nothing else. Browsers refuse a `__Host-` cookie that a sub-domain or plain HTTP sets. */
export const sessionCookie = '__Host-sid'

/** Token of the request's session; null also if two are sent, because one of them must have been planted. */
export function sessionToken(request: Request): string | null {
  return readCookie(request, sessionCookie)
}
