import { getLocale } from '../../paraglide/runtime.js'
import { safeRedirect } from '../../model/safe-redirect.ts'

export interface Credentials {
  /** Email address, username or name of an organisation. */
  identifier: string
  password: string
}

/** How a try to sign in ended; status 0 says that the server could not be reached. */
export type SignInResult =
  | { ok: true; path: string }
  /** `retryAfter`: seconds after which another try makes sense, where the server named them. */
  | { ok: false; status: number; retryAfter: number | null }

/** Where the answer of Auth.js leads, as a path of this site. */
function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, window.location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, window.location.origin)
  return origin === window.location.origin ? safeRedirect(pathname + search + hash) : null
}

async function ask({ identifier, password }: Credentials, path: string): Promise<SignInResult> {
  const token: unknown = await (await fetch('/api/auth/csrf')).json()
  const answer = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({
      identifier,
      password,
      locale: getLocale(),
      csrfToken: String(Object(token)['csrfToken'] ?? ''),
      callbackUrl: path,
    }),
  })
  const body: unknown = await answer.json().catch(() => null)
  const to = ownPath(Object(body)['url'])
  if (answer.ok && to !== null && !new URLSearchParams(to.split('?')[1]).has('error'))
    return { ok: true, path: to }
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    // Auth.js says 200 where only its address names the error.
    status: answer.ok ? 401 : answer.status,
    retryAfter: Number.isFinite(wait) ? wait : null,
  }
}

/**
 * Signs in by credentials, in the way of Auth.js: a token against forgery, then the form. It never throws.
 * @param path where to go afterwards, a path of this site
 */
export async function signInWith(credentials: Credentials, path: string): Promise<SignInResult> {
  try {
    return await ask(credentials, path)
  } catch {
    return { ok: false, status: 0, retryAfter: null }
  }
}
