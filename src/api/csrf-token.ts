import { recordOf } from '../model/values/record-of.ts'

/** Fetches the token that each writing request needs; empty if the response has none. */
export async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf')
  const { csrfToken: found } = recordOf(await response.json())
  return typeof found === 'string' ? found : ''
}

let token: Promise<string> | null = null

/** The CSRF token, fetched once per page when it is first needed; '' if that fails. */
export async function csrfToken(): Promise<string> {
  token ??= fetchCsrfToken().catch(() => '')
  const found = await token
  if (found === '') token = null
  return found
}

/** Has the next request fetch a new token. */
export function forgetCsrfToken(): void {
  token = null
}
