import {
  socialUserTypeCookie,
  socialUserTypeSeconds,
  type RegistrationRole,
} from '../model/members/members.ts'
import { recordOf } from '../model/values/record-of.ts'
import { setBrowserCookie } from './cookies.ts'
import { fetchCsrfToken } from '../api/csrf-token.ts'
import { retryAfter } from '../api/retry-after.ts'

interface AuthResult {
  ok: boolean
  status: number
  body: unknown
  /** Destination, if the response has one. */
  url: string | null
  /** Seconds to wait before another try, if the server states them. */
  retryAfter: number | null
}

/** Posts a form to an endpoint of Auth.js, as its own clients do. Null if the server cannot be reached. */
export async function sendAuthForm(
  action: string,
  fields: Record<string, string>,
): Promise<AuthResult | null> {
  try {
    const csrfToken = await fetchCsrfToken()
    const response = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams({
        ...fields,
        csrfToken,
        locale: document.documentElement.dataset['locale'] ?? '',
      }),
    })
    const body: unknown = await response.json().catch(() => null)
    const { url } = recordOf(body)
    return {
      ok: response.ok,
      status: response.status,
      body,
      url: typeof url === 'string' ? url : null,
      retryAfter: retryAfter(response),
    }
  } catch {
    return null
  }
}

/** Navigates to Google, which returns the visitor to `returnPath`. False if sign-in cannot be started. */
export async function startGoogleSignIn(returnPath: string): Promise<boolean> {
  const result = await sendAuthForm('signin/google', { callbackUrl: returnPath })
  if (result === null || result.url === null) return false
  window.location.assign(result.url)
  return true
}

/** Stores for a minute the role in which the visitor registers with Google (spec §6). */
export function rememberUserType(role: RegistrationRole): void {
  setBrowserCookie(socialUserTypeCookie, role, socialUserTypeSeconds)
}
