import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { hasCsrfToken } from '../../auth/csrf.ts'
import { readSecrets } from '../../auth/secrets.ts'
import type { ApiEnvironment } from './context.ts'
import { isOwnPage } from './same-site.ts'

const reading = new Set(['GET', 'HEAD'])

/** What only our own pages may send. @throws DomainError forbidden, csrf, media-type */
export const guardedFor =
  (types: RegExp): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    c.header('cache-control', 'private, no-store')
    if (!reading.has(c.req.method)) {
      if (!isOwnPage(c.req.raw, c.var.settings)) throw new DomainError('forbidden')
      const { AUTH_SECRET } = readSecrets(c.env)
      if (!hasCsrfToken(c.req.raw, c.req.header('x-csrf-token'), AUTH_SECRET))
        throw new DomainError('csrf')
      if (!types.test(c.req.header('content-type') ?? '')) throw new DomainError('media-type')
    }
    await next()
  }

/** Everything that changes something of a member comes this way: from our own pages, with the form's token, as JSON. */
export const guarded = guardedFor(/^application\/json(?:;|$)/u)
