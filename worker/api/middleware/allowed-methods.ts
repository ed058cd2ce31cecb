import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { ApiEnvironment } from './context.ts'
import { hasExecutionContext } from './has-execution-context.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

interface Route {
  path: string
  method: string
}

/** Methods of a path by the registered routes, as `Allow` lists them; HEAD is allowed wherever GET is. */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const router = new TrieRouter<true>()
  // Middleware is registered as ALL and answers nothing itself.
  for (const { method, path } of routes) if (method !== 'ALL') router.add(method, path, true)
  return (path) =>
    methods
      .filter((method) => router.match(method, path)[0].length > 0)
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/**
 * Refuses methods that an existing path does not support, with `Allow` (RFC 9110, section 15.5.6). OPTIONS passes,
 * because public-cors.ts answers preflights, and so do in-process requests of a page, which only read.
 * @param routes read at the first request, because routes are registered after middleware
 * @throws DomainError method-not-allowed
 */
export function onlyAllowedMethods(
  routes: () => readonly Route[],
): MiddlewareHandler<ApiEnvironment> {
  let allowed: ReturnType<typeof allowedMethods> | null = null
  return async (c, next) => {
    if (!hasExecutionContext(c)) return await next()
    allowed ??= allowedMethods(routes())
    const taken = allowed(c.req.path)
    if (taken.length > 0 && ![...taken, 'OPTIONS'].includes(c.req.method)) {
      c.header('allow', taken.join(', '))
      throw new DomainError('method-not-allowed')
    }
    await next()
  }
}
