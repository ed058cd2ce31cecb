import type { Context } from 'hono'

/** False for in-process requests of a page being rendered. */
export function hasExecutionContext(c: Context): boolean {
  try {
    return typeof c.executionCtx.waitUntil === 'function'
  } catch {
    return false
  }
}
