import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Settings } from '../../settings/env.ts'
import type { ApiEnvironment } from './context.ts'

const readMethods = new Set(['GET', 'HEAD'])

/** True for requests that change something. */
export const isWrite = (method: string): boolean => !readMethods.has(method)

/**
 * True for a request from one of our own pages, judged by `Origin` and `Sec-Fetch-Site`. Browsers send `Origin` with
 * every POST. A client that sends neither header is no browser and holds no visitor's cookies, so it passes.
 */
export function isSameOrigin(
  request: Request,
  { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>,
): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const siteOrigins = [new URL(request.url).origin, SITE_ORIGIN.replace(/\/$/u, '')]
  return (origin === null || siteOrigins.includes(origin)) && site === 'same-origin'
}

/** Refuses requests that a page of another site sends. @throws DomainError forbidden */
export const requireSameOrigin: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!isSameOrigin(c.req.raw, c.var.settings)) throw new DomainError('forbidden')
  await next()
}

/**
 * Same for writes. Reading is open to links from other sites, such as Google's to its callback.
 * @throws DomainError forbidden
 */
export const requireSameOriginToWrite: MiddlewareHandler<ApiEnvironment> = async (c, next) =>
  await (isWrite(c.req.method) ? requireSameOrigin(c, next) : next())
