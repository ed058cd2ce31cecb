import { recordOf } from '../model/values/record-of.ts'
import { csrfToken, forgetCsrfToken } from './csrf-token.ts'

/** True for a response that refuses the token. Its body can still be read. */
async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.ok) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return recordOf(recordOf(body)['error'])['code'] === 'csrf'
}

/** Length from which a body is not sent with `keepalive`: browsers refuse more than 64 kB on its way at a time. */
const longBody = 8000

/**
 * `fetch` for our API in a browser. Requests that change something carry the CSRF token, and short ones arrive although the
 * page is left meanwhile.
 */
export async function browserFetch(input: string, init?: RequestInit): Promise<Response> {
  if (init?.method === undefined) return await fetch(input, init)
  const keepalive = typeof init.body === 'string' && init.body.length < longBody
  const attempt = async () => {
    const headers = new Headers(init.headers)
    headers.set('x-csrf-token', await csrfToken())
    return await fetch(input, { ...init, headers, keepalive })
  }
  const response = await attempt()
  // The token's cookie may have expired while the page was open.
  if (!(await isTokenRefused(response))) return response
  forgetCsrfToken()
  return await attempt()
}
