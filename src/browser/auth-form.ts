import {
  socialUserTypeCookie,
  socialUserTypeSeconds,
  type RegistrationRole,
} from '../model/members.ts'

/** Sends a form to the endpoints of Auth.js as its own clients do. Null where the server cannot be reached. */
export async function sendAuthForm(
  action: string,
  fields: Record<string, string>,
): Promise<{ ok: boolean; url: string } | null> {
  try {
    const said: unknown = await (await fetch('/api/auth/csrf')).json()
    const csrfToken = String(Object(said)['csrfToken'] ?? '')
    const answer = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'x-auth-return-redirect': '1' },
      body: new URLSearchParams({
        ...fields,
        csrfToken,
        locale: document.documentElement.dataset['locale'] ?? '',
      }),
    })
    const { url }: { url?: unknown } = Object(await answer.json())
    return typeof url === 'string' ? { ok: answer.ok, url } : null
  } catch {
    return null
  }
}

/** Leads to Google, from where the way leads back to a page of ours. False where it cannot be begun. */
export async function goToGoogle(back: string): Promise<boolean> {
  const answer = await sendAuthForm('signin/google', { callbackUrl: back })
  if (answer !== null) window.location.assign(answer.url)
  return answer !== null
}

/** Remembers for a minute what somebody registers as who goes to Google (spec §6). */
export function rememberUserType(role: RegistrationRole): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${socialUserTypeCookie}=${role}; Path=/; Max-Age=${socialUserTypeSeconds}; SameSite=Lax${secure}`
}
