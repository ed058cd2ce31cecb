import { sendAuthForm } from '../../../browser/auth-form.ts'
import { safeRedirect } from '../../../model/safe-redirect.ts'

export interface Credentials {
  /** Email address, username or name of an organisation. */
  identifier: string
  password: string
}

/** How a try to sign in ended; status 0 says that the server could not be reached. */
export type SignInResult =
  | { ok: true; path: string }
  /** `retryAfter`: seconds after which another try makes sense, where the server named them. */
  | { ok: false; status: number; retryAfter: number | null; unconfirmed?: Unconfirmed | null }

/** An account whose password was right and whose address is not confirmed. */
export interface Unconfirmed {
  email: string
  /** Opaque: lets this browser ask for the mail again. */
  pending: string
}

function unconfirmedIn(body: unknown): Unconfirmed | null {
  const { email, pending } = Object(Object(body)['unconfirmed'])
  return typeof email === 'string' && typeof pending === 'string' ? { email, pending } : null
}

/** Where the answer of Auth.js leads, as a path of this site. */
function ownPath(address: string | null): string | null {
  if (address === null || !URL.canParse(address, window.location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, window.location.origin)
  return origin === window.location.origin ? safeRedirect(pathname + search + hash) : null
}

/**
 * Signs in by credentials. It never throws.
 * @param path where to go afterwards, a path of this site
 */
export async function signInWith(
  { identifier, password }: Credentials,
  path: string,
): Promise<SignInResult> {
  const answer = await sendAuthForm('callback/credentials', {
    identifier,
    password,
    callbackUrl: path,
  })
  if (answer === null) return { ok: false, status: 0, retryAfter: null }
  const { ok, status, url, body, retryAfter } = answer
  const to = ownPath(url)
  if (ok && to !== null) return { ok: true, path: to }
  return { ok: false, status, retryAfter, unconfirmed: unconfirmedIn(body) }
}
