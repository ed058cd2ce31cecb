import type { HonoRequest } from 'hono'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { splitLocale } from '../../src/i18n/paths.ts'
import { DomainError } from '../../src/model/errors.ts'
import { readCookie } from '../http/cookies.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { callbackCookie, csrfCookie } from './cookies.ts'

/** What reaches @auth/core: a request of a known form, with our cookies alone. */

/** Cookies that it knows. The flows' are encrypted and longer than others. */
const ours: readonly string[] = [
  sessionCookie,
  csrfCookie,
  callbackCookie,
  '__Host-pkce',
  '__Host-state',
  '__Host-nonce',
]
const longestCookie = 3000

/** The cookies that we have set, each once: where one is sent twice, somebody else has set one, and neither counts. */
function ownCookies(header: string): string {
  const pairs = header.split(/;[ \t]*/u)
  return ours
    .flatMap((name) => {
      const found = pairs.filter((pair) => pair.startsWith(`${name}=`))
      const [only] = found
      return found.length === 1 && only !== undefined && only.length <= longestCookie ? [only] : []
    })
    .join('; ')
}

const forms = /^application\/(?:x-www-form-urlencoded|json)(?:;|$)/u

/** The text of a form's body, which worker/api/middleware/bounded-body.ts has bounded. @throws DomainError media-type */
async function formText(request: Request): Promise<string> {
  if (!forms.test(request.headers.get('content-type') ?? '')) throw new DomainError('media-type')
  return await request.text()
}

/** Fields of a form, whichever of the two ways it was written. @throws DomainError invalid-body */
function fieldsOf(text: string, type: string): Record<string, unknown> {
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return { ...parsed }
  } catch {
    // Said below.
  }
  throw new DomainError('invalid-body')
}

export interface AuthForm {
  request: Request
  fields: Record<string, unknown>
}

/**
 * A request for @auth/core: at our own origin, with our cookies, and with fields that are all texts.
 * @throws DomainError media-type, invalid-body naming the field
 */
export async function authForm(raw: HonoRequest['raw'], origin: string): Promise<AuthForm> {
  const url = new URL(raw.url)
  const address = new URL(origin === '' ? url.origin : origin)
  // Set apart: `new URL(path, origin)` reads a path that begins with two slashes as a host.
  address.pathname = url.pathname
  address.search = url.search
  const headers = new Headers(raw.headers)
  headers.set('cookie', ownCookies(raw.headers.get('cookie') ?? ''))
  headers.delete('content-length')
  if (raw.method !== 'POST') return { request: new Request(address, { headers }), fields: {} }
  const text = await formText(raw)
  const fields = fieldsOf(text, headers.get('content-type') ?? '')
  const wrong = Object.entries(fields).find(
    ([name, value]) => typeof value !== 'string' && name !== 'redirect',
  )
  if (wrong !== undefined)
    throw new DomainError(wrong[0] === 'csrfToken' ? 'csrf' : 'invalid-body', wrong[0])
  const texts = Object.entries(fields).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  headers.set('content-type', 'application/x-www-form-urlencoded')
  const body = new URLSearchParams(texts)
  return { request: new Request(address, { method: 'POST', headers, body }), fields }
}

/** The language that the visitor is answered in: the form's, or that of the page it stands on. */
export function localeOf(request: Request, fields: Record<string, unknown>): Locale {
  const named = fields['locale']
  if (typeof named === 'string' && isLocale(named)) return named
  // Who comes from Google goes back to a page of ours.
  const back = request.url.includes('/callback/google') ? readCookie(request, callbackCookie) : null
  const page = URL.parse(back ?? request.headers.get('referer') ?? '')
  return splitLocale(page?.pathname ?? '/').locale
}
