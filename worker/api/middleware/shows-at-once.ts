import type { MiddlewareHandler } from 'hono'
import { renderAnew, type Rendered } from '../../runtime/rendered-since.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Each route that writes declares what pages and feeds show of it: `showsAtOnce` or `showsNothing`, as a middleware of its
 * own (test/integration/shown-writes.test.ts).
 */

/** Kinds of pages that a write may change; those of `everything` include all others. */
export type Part = 'event' | 'organiser' | 'lists' | 'everything'

/** Kinds of pages that may show a route's write, or the reason why none does. */
export type Declaration = { parts: readonly Part[] } | { reason: string }

const declarations = new WeakMap<object, Declaration>()

/** Declaration that a registered handler is; null for other handlers. @internal for its test */
export const declarationOf = (handler: object): Declaration | null =>
  declarations.get(handler) ?? null

const partOf = (page: Rendered): string => page.split('/', 1)[0] ?? page

/**
 * For routes whose writes pages and feeds show: the handler names these to `c.var.renewPages` after its write, and the
 * isolate that took the write shows it with the next request, others within 300 s (docs/decisions/0028-page-cache.md).
 */
export function showsAtOnce(...parts: readonly Part[]): MiddlewareHandler<ApiEnvironment> {
  const named = new Set<string>(parts)
  const middleware: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
    c.set('renewPages', (...pages) => {
      const other = pages.find((page) => !named.has(partOf(page)) && !named.has('everything'))
      if (other !== undefined)
        throw new Error(`Add ${partOf(other)} to showsAtOnce of ${c.req.path}`)
      renderAnew(...pages)
    })
    await next()
  }
  declarations.set(middleware, { parts })
  return middleware
}

/** For routes whose writes no page or feed shows. @param reason a full sentence, for readers of the code */
export function showsNothing(reason: string): MiddlewareHandler<ApiEnvironment> {
  const middleware: MiddlewareHandler<ApiEnvironment> = async (_c, next) => {
    await next()
  }
  declarations.set(middleware, { reason })
  return middleware
}
