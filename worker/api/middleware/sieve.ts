import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import type { Settings } from '../../settings/env.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from './context.ts'

export type Sieve =
  | 'SIGN_IN_LIMIT'
  | 'REGISTER_LIMIT'
  | 'MAIL_LIMIT'
  | 'TOKEN_LIMIT'
  | 'PICTURE_LIMIT'

/**
 * Counts an action of a network address in Cloudflare's rate limiter, before any work: a sieve, which counts a data
 * centre and loosely. What must hold exactly is counted in D1 besides (worker/domain/accounts/limits). wrangler.toml has the numbers.
 * @throws DomainError too-many-requests
 */
export async function sift(settings: Settings, name: Sieve, headers: Headers): Promise<void> {
  const address = clientAddress(headers)
  if (address === null) return
  const counted = await settings[name]?.limit({ key: address })
  if (counted?.success === false) throw new DomainError('too-many-requests')
}

export const sieve =
  (name: Sieve): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    await sift(c.var.settings, name, c.req.raw.headers)
    await next()
  }
