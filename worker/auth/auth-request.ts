import type { HonoRequest } from 'hono'
import { isLocale, type Locale } from '../../src/model/locales.ts'
import { splitLocale } from '../../src/i18n/paths.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { readCookie } from '../http/cookies.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { callbackCookie, csrfCookie } from './cookies.ts'

/** Cookies of @auth/core. Those of the OAuth flow are encrypted and longer than others. */
const authCookies: readonly string[] = [
  sessionCookie,
  csrfCookie,
  callbackCookie,
  '__Host-pkce',
  '__Host-state',
  '__Host-nonce',
]
const maxCookieCharacters = 3000

/** The `Cookie` header reduced to ours. A name sent twice is dropped, because another site has planted one of the two. */
function onlyAuthCookies(header: string): string {
  const pairs = header.split(/;[ \t]*/u)
  return authCookies
    .flatMap((name) => {
      const found = pairs.filter((pair) => pair.startsWith(`${name}=`))
      const [only] = found
      return found.length === 1 && only !== undefined && only.length <= maxCookieCharacters
        ? [only]
        : []
    })
    .join('; ')
}

const formTypes = /^application\/(?:x-www-form-urlencoded|json)(?:;|$)/u

/** Text of a form's body, whose size worker/api/middleware/bounded-body.ts has checked. @throws DomainError media-type */
async function formText(request: Request): Promise<string> {
  if (!formTypes.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('media-type')
  return await request.text()
}

/** Fields of a form, URL-encoded or JSON. @throws DomainError invalid-body */
function fieldsOf(text: string, type: string): Record<string, unknown> {
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return { ...parsed }
  } catch {
    // Reported below.
  }
  throw new DomainError('invalid-body')
}

export interface AuthRequest {
  request: Request
  fields: Record<string, unknown>
}

/**
 * The request for @auth/core: at our origin, with our cookies only and with string fields only.
 * @throws DomainError media-type, invalid-body naming the field
 */
export async function readAuthRequest(
  raw: HonoRequest['raw'],
  origin: string,
): Promise<AuthRequest> {
  const url = new URL(raw.url)
  const address = new URL(origin === '' ? url.origin : origin)
  // Assigned separately: `new URL(path, origin)` reads a path that begins with two slashes as a host.
  address.pathname = url.pathname
  address.search = url.search
  const headers = new Headers(raw.headers)
  headers.set('cookie', onlyAuthCookies(raw.headers.get('cookie') ?? ''))
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

/** Language of the response: the form's `locale`, otherwise that of the page that sent it. */
export function authLocale(request: Request, fields: Record<string, unknown>): Locale {
  const named = fields['locale']
  if (typeof named === 'string' && isLocale(named)) return named
  // A visitor who returns from Google continues at the page named by the callback cookie.
  const back = request.url.includes('/callback/google') ? readCookie(request, callbackCookie) : null
  const page = URL.parse(back ?? request.headers.get('referer') ?? '')
  return splitLocale(page?.pathname ?? '/').locale
}
