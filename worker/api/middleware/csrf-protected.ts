import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { hasCsrfToken } from '../../auth/csrf.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { takesImport, takesPicture } from './file-routes.ts'
import type { ApiEnvironment } from './context.ts'
import { isSameOrigin, isWrite } from './same-origin.ts'

const json = /^application\/json(?:;|$)/u
const picture = /^image\//u

/** Names of files are no help for their formats, so browsers send every file of events as bytes. */
const bytes = /^application\/octet-stream$/u

function mediaTypeFor(method: string, path: string): RegExp {
  if (takesImport(method, path)) return bytes
  return takesPicture(method, path) ? picture : json
}

/**
 * Gate of writes that depend on a visitor's cookies: they come from one of our own pages, carry the CSRF token in
 * `X-CSRF-Token`, and have a content type that a plain HTML form cannot send. Responses are never cached.
 * @throws DomainError forbidden, csrf, media-type
 */
export const csrfProtected: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  c.header('cache-control', 'private, no-store')
  const { method, path, raw } = c.req
  if (isWrite(method)) {
    if (!isSameOrigin(raw, c.var.settings)) throw new DomainError('forbidden')
    const { AUTH_SECRET } = readSecrets(c.env)
    if (!hasCsrfToken(raw, c.req.header('x-csrf-token'), AUTH_SECRET)) throw new DomainError('csrf')
    if (!mediaTypeFor(method, path).test(c.req.header('content-type') ?? ''))
      throw new DomainError('media-type')
  }
  await next()
}
