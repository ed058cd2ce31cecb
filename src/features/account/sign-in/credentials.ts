import { recordOf } from '../../../model/values/record-of.ts'
import { sendAuthForm } from '../../../browser/auth-form.ts'
import { safeRedirect } from '../../../model/values/safe-redirect.ts'

export interface Credentials {
  /** Email address, username or name of an organisation. */
  identifier: string
  password: string
}

/** Result of a sign-in attempt; status 0 if the server could not be reached. */
export type SignInResult =
  | { ok: true; path: string }
  /** `retryAfter`: seconds of the Retry-After header, if there is one. */
  | {
      ok: false
      status: number
      retryAfter: number | null
      unconfirmed?: UnconfirmedAccount | null
      /** Token that keeps an account that its member has closed. */
      closed?: string | null
      /** Sentence of the server, for a blocked or closed account. */
      text?: string | null
    }

/** An account whose password was correct, but whose email address is not confirmed. */
export interface UnconfirmedAccount {
  email: string
  /** Opaque token that lets this browser request the confirmation email again. */
  pending: string
}

function unconfirmedIn(body: unknown): UnconfirmedAccount | null {
  const { email, pending } = recordOf(recordOf(body)['unconfirmed'])
  return typeof email === 'string' && typeof pending === 'string' ? { email, pending } : null
}

function closedIn(body: unknown): string | null {
  const { token } = recordOf(recordOf(body)['closed'])
  return typeof token === 'string' ? token : null
}

/** Path of a redirect URL of Auth.js; null if it leads to another site. */
function sameSitePath(redirectUrl: string | null): string | null {
  if (redirectUrl === null || !URL.canParse(redirectUrl, window.location.origin)) return null
  const { origin, pathname, search, hash } = new URL(redirectUrl, window.location.origin)
  return origin === window.location.origin ? safeRedirect(pathname + search + hash) : null
}

/**
 * Signs in with credentials. Never throws.
 * @param path path of this site to go to afterwards
 */
export async function signInWithCredentials(
  { identifier, password }: Credentials,
  path: string,
): Promise<SignInResult> {
  const response = await sendAuthForm('callback/credentials', {
    identifier,
    password,
    callbackUrl: path,
  })
  if (response === null) return { ok: false, status: 0, retryAfter: null }
  const { ok, status, url, body, retryAfter } = response
  const target = sameSitePath(url)
  if (ok && target !== null) return { ok: true, path: target }
  const { text } = recordOf(body)
  const sentence = typeof text === 'string' ? text : null
  const [unconfirmed, closed] = [unconfirmedIn(body), closedIn(body)]
  return { ok: false, status, retryAfter, unconfirmed, closed, text: sentence }
}
