import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'
import { limitSeconds } from '../../src/model/values/limits.ts'
import { m } from '../../src/paraglide/messages.js'
import { clientAddress } from '../http/client-address.ts'
import { readSettings } from '../settings/env.ts'

/** Extensions of feeds (worker/feeds/address.ts). */
const feedExtension = /\.(?:ics|atom|json)$/u

export const isFeedPath = (pathname: string): boolean => feedExtension.test(pathname)
export const isCardPath = (pathname: string): boolean => pathname.startsWith('/cards/')

/** True for the page of a certificate, whose code could be guessed. */
export function isProofPath(pathname: string): boolean {
  const { locale, rest } = splitLocale(pathname)
  return canonicalPath(rest, locale).toLowerCase().startsWith('/proof/')
}

function limitOf(pathname: string): 'CARD_LIMIT' | 'FEED_LIMIT' | 'PAGE_LIMIT' | 'TOKEN_LIMIT' {
  if (isProofPath(pathname)) return 'TOKEN_LIMIT'
  if (isCardPath(pathname)) return 'CARD_LIMIT'
  return isFeedPath(pathname) ? 'FEED_LIMIT' : 'PAGE_LIMIT'
}

/**
 * Counts the requests of a network address for pages, feeds and cards in Cloudflare's rate limiter, before any work:
 * each costs more than a call of the API. Requests from this machine are not counted.
 * @returns 429 in the language of the URL, or null within the limit
 */
export async function rateLimitResponse(
  request: Request,
  { pathname }: URL,
  env: unknown,
): Promise<Response | null> {
  const address = clientAddress(request.headers)
  if (address === null) return null
  const counted = await readSettings(env)[limitOf(pathname)]?.limit({ key: address })
  if (counted?.success !== false) return null
  const { locale } = splitLocale(pathname)
  return new Response(request.method === 'HEAD' ? null : m.field_busy({}, { locale }), {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(limitSeconds),
    },
  })
}
