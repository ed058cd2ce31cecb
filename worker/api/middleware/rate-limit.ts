import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Settings } from '../../settings/env.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from './context.ts'
import { isWrite } from './same-origin.ts'

/** Bindings of Cloudflare's rate limiter; wrangler.toml has their numbers. */
type RateLimiter =
  | 'API_LIMIT'
  | 'OWN_PAGES_LIMIT'
  | 'SIGN_IN_LIMIT'
  | 'REGISTER_LIMIT'
  | 'MAIL_LIMIT'
  | 'TOKEN_LIMIT'
  | 'PICTURE_LIMIT'
  | 'WRITE_LIMIT'
  | 'FEEDBACK_LIMIT'
  | 'ORDER_LIMIT'

/**
 * Counts a request under its network address, or another key. In-process requests of a page being rendered have no
 * address and are not counted.
 * @throws DomainError too-many-requests
 */
export async function countRequest(
  settings: Settings,
  name: RateLimiter,
  headers: Headers,
  ofKey?: string,
): Promise<void> {
  const address = clientAddress(headers)
  if (address === null) return
  const counted = await settings[name]?.limit({ key: ofKey ?? address })
  if (counted?.success === false) throw new DomainError('too-many-requests')
}

/**
 * Limits the writes of a network address before any work is done for them. Cloudflare counts per data centre and
 * approximately; limits that must be exact are also counted in D1 (worker/domain/accounts/limits).
 * @throws DomainError too-many-requests
 */
export const rateLimit =
  (name: RateLimiter): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    if (isWrite(c.req.method)) await countRequest(c.var.settings, name, c.req.raw.headers)
    await next()
  }

/**
 * Limits the requests of a network address to the public API (wrangler.toml). Our own pages have a budget of their
 * own, recognised by `Sec-Fetch-Site`; a program that forges the header gains that budget and no more.
 * @throws DomainError too-many-requests
 */
export const limitPublicRequests: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const isSameSite = c.req.header('sec-fetch-site') === 'same-origin'
  const limiter = isSameSite ? 'OWN_PAGES_LIMIT' : 'API_LIMIT'
  await countRequest(c.var.settings, limiter, c.req.raw.headers)
  await next()
}
