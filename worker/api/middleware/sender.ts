import type { Context } from 'hono'
import { safeRedirect } from '../../../src/model/values/safe-redirect.ts'
import type { ApiEnvironment } from './context.ts'

/** The page of ours that sent a form; null if the browser does not send it. */
export function senderOf(c: Context<ApiEnvironment>): URL | null {
  const { origin } = new URL(c.req.url)
  const referer = c.req.header('referer') ?? ''
  const path = referer.startsWith(`${origin}/`)
    ? safeRedirect(referer.slice(origin.length), origin)
    : null
  return path === null ? null : new URL(path, origin)
}
