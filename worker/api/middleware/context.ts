import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { createClock, type Clock } from '../../runtime/clock.ts'
import { drainBody } from '../../http/drain-body.ts'
import { createDatabase, type Database } from '../../db/client.ts'
import { readSettings, type Settings } from '../../settings/env.ts'
import { logAndReportFailure } from '../../runtime/monitoring.ts'
import { requestIdHeader, requestIdOf } from '../../http/request-id.ts'
import type { SearchEngine } from '../../search/engine.ts'
import { searchEngineFor } from '../../search/index.ts'
import { keeping, operationOf } from './operation.ts'

/** False for what a page asks in process while it is rendered. */
export function hasContext(c: Context): boolean {
  try {
    return typeof c.executionCtx.waitUntil === 'function'
  } catch {
    return false
  }
}

/** What every handler may use; made anew for each request, because bindings may not outlive one. */
export interface ApiEnvironment {
  Bindings: Record<string, unknown>
  Variables: {
    settings: Settings
    db: Database
    engine: SearchEngine
    clock: Clock
    requestId: string
    /** Work that goes on after the answer. It fails by itself: the answer has been given. */
    later: (work: Promise<unknown>) => void
    /** Sends what waits in the queue of mail, after the answer. */
    sendMail: () => void
  }
}

/** Words and transports of mail are loaded where some is sent, which few requests do. */
async function sendMail(settings: Settings, origin: string): Promise<void> {
  const { sendDueMail } = await import('../../mail/send-due.ts')
  const now = createClock(settings).now()
  await sendDueMail(settings, createDatabase(settings.DB), now, origin)
}

export const context: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { raw } = c.req
  const requestId = requestIdOf(raw.headers)
  c.set('requestId', requestId)
  c.header(requestIdHeader, requestId)
  const settings = readSettings(c.env)
  c.set('settings', settings)
  c.set('db', createDatabase(settings.DB))
  c.set('engine', searchEngineFor(settings))
  c.set('clock', createClock(settings))
  const later = (work: Promise<unknown>) => {
    const told = work.catch((error: unknown) => {
      logAndReportFailure(error, { path: c.req.path, requestId })
    })
    // A page that is rendered asks in process, without a context of its own; it only reads.
    if (hasContext(c)) c.executionCtx.waitUntil(told)
  }
  c.set('later', later)
  c.set('sendMail', () => later(sendMail(settings, new URL(c.req.url).origin)))
  await next()
  // A middleware that refuses a request, such as a rate limit, leaves its body unread.
  await drainBody(raw)
  // An answer for one reader alone has said so itself.
  const isAnswer = c.res.status === 200 || c.res.status === 304
  if (!isAnswer || c.res.headers.has('cache-control')) return
  for (const { handler } of matchedRoutes(c)) {
    const operation = operationOf(handler)
    if (operation !== null) c.header('cache-control', keeping[operation.keep])
  }
}
