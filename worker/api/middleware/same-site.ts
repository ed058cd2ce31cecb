import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Refuses what another site's page sends. Browsers name the origin of every POST and the current ones its relation;
 * what names neither is no browser, and holds no visitor's cookies.
 */
export const sameSite: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const origin = c.req.header('origin')
  const relation = c.req.header('sec-fetch-site') ?? 'same-origin'
  const own = [new URL(c.req.url).origin, c.var.settings.SITE_ORIGIN.replace(/\/$/u, '')]
  const foreign = origin !== undefined && !own.includes(origin)
  if (foreign || relation !== 'same-origin') throw new DomainError('forbidden')
  await next()
}
