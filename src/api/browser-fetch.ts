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

/** `fetch` for our API in a browser: requests that change something carry the CSRF token. */
export async function browserFetch(input: string, init?: RequestInit): Promise<Response> {
  if (init?.method === undefined) return await fetch(input, init)
  const attempt = async () => {
    const headers = new Headers(init.headers)
    headers.set('x-csrf-token', await csrfToken())
    return await fetch(input, { ...init, headers })
  }
  const response = await attempt()
  // The token's cookie may have expired while the page was open.
  if (!(await isTokenRefused(response))) return response
  forgetCsrfToken()
  return await attempt()
}
