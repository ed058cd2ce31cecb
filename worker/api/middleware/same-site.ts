import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import type { Settings } from '../../settings/env.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Whether one of our own pages sends this, and not another site's. Browsers name the origin of every POST and the current ones its relation;
 * what names neither is no browser, and holds no visitor's cookies.
 */
export function isOwnPage(
  request: Request,
  { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>,
): boolean {
  const origin = request.headers.get('origin')
  const relation = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const own = [new URL(request.url).origin, SITE_ORIGIN.replace(/\/$/u, '')]
  return (origin === null || own.includes(origin)) && relation === 'same-origin'
}

/** @throws DomainError forbidden */
export const sameSite: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!isOwnPage(c.req.raw, c.var.settings)) throw new DomainError('forbidden')
  await next()
}
