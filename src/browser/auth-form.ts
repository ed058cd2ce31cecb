import {
  socialUserTypeCookie,
  socialUserTypeSeconds,
  type RegistrationRole,
} from '../model/members.ts'
import { setBrowserCookie } from './cookies.ts'
import { askCsrfToken } from './csrf-token.ts'
import { retryAfter } from './retry-after.ts'

interface AuthAnswer {
  ok: boolean
  status: number
  body: unknown
  /** Where it leads, where it names that. */
  url: string | null
  /** Seconds after which another try makes sense, where the server named them. */
  retryAfter: number | null
}

/** Sends a form to the endpoints of Auth.js as its own clients do. Null where the server cannot be reached. */
export async function sendAuthForm(
  action: string,
  fields: Record<string, string>,
): Promise<AuthAnswer | null> {
  try {
    const csrfToken = await askCsrfToken()
    const answer = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams({
        ...fields,
        csrfToken,
        locale: document.documentElement.dataset['locale'] ?? '',
      }),
    })
    const body: unknown = await answer.json().catch(() => null)
    const { url }: { url?: unknown } = Object(body)
    return {
      ok: answer.ok,
      status: answer.status,
      body,
      url: typeof url === 'string' ? url : null,
      retryAfter: retryAfter(answer),
    }
  } catch {
    return null
  }
}

/** Leads to Google, from where the way leads back to a page of ours. False where it cannot be begun. */
export async function goToGoogle(back: string): Promise<boolean> {
  const answer = await sendAuthForm('signin/google', { callbackUrl: back })
  if (answer === null || answer.url === null) return false
  window.location.assign(answer.url)
  return true
}

/** Remembers for a minute what somebody registers as who goes to Google (spec §6). */
export function rememberUserType(role: RegistrationRole): void {
  setBrowserCookie(socialUserTypeCookie, role, socialUserTypeSeconds)
}
