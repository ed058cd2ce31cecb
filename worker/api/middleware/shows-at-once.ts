import type { MiddlewareHandler } from 'hono'
import { renderAnew } from '../../runtime/rendered-since.ts'
import type { ApiEnvironment } from './context.ts'
import { isWrite } from './same-origin.ts'

/** For routes whose writes change what pages and feeds show: the isolate that took the write shows it at once. */
export const showsAtOnce: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  await next()
  if (isWrite(c.req.method) && c.res.ok) renderAnew()
}
