import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { createClock, type Clock } from '../../runtime/clock.ts'
import { drainBody, drainMaxBytes } from '../../http/drain-body.ts'
import { createDatabase, type Database } from '../../db/client.ts'
import { readSettings, type Settings } from '../../settings/env.ts'
import { ticketKeyIfSet } from '../../settings/ticket-key.ts'
import type { Rendered } from '../../runtime/rendered-since.ts'
import { logAndReportFailure } from '../../runtime/monitoring.ts'
import { requestIdHeader, requestIdOf } from '../../http/request-id.ts'
import type { Autocomplete, CalendarEngine } from '../../search/port/engine.ts'
import { autocompleteFor, calendarEngineFor } from '../../search/index.ts'
import { takesImport, takesPicture } from './file-routes.ts'
import { observeSearch } from './observe-search.ts'
import { hasExecutionContext } from './has-execution-context.ts'
import { cachePolicies, operationOf } from './operation.ts'

/** Variables of every handler, created for each request: bindings may not outlive theirs. */
export interface ApiEnvironment {
  Bindings: Record<string, unknown>
  Variables: {
    settings: Settings
    db: Database
    engine: CalendarEngine
    autocomplete: Autocomplete
    clock: Clock
    requestId: string
    /** Lets work continue after the response. Its failure is reported. */
    waitUntil: (work: Promise<unknown>) => void
    /** Has this isolate render pages anew that show the write of this request; for routes that declare `showsAtOnce`. */
    renewPages: (...pages: readonly Rendered[]) => void
    /** Sends queued mail after the response. */
    sendMail: () => void
  }
}

/** Texts and transports of mail are loaded only when mail is sent, because few requests send any. */
async function sendMail(settings: Settings, env: unknown, origin: string): Promise<void> {
  const { sendDueMail } = await import('../../mail/send-due.ts')
  const now = createClock(settings).now()
  await sendDueMail(settings, createDatabase(settings.DB), now, {
    origin,
    ticketKey: ticketKeyIfSet(env),
  })
}

export const context: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const { raw } = c.req
  const requestId = requestIdOf(raw.headers)
  c.set('requestId', requestId)
  c.header(requestIdHeader, requestId)
  const settings = readSettings(c.env)
  c.set('settings', settings)
  c.set('db', createDatabase(settings.DB))
  c.set('engine', calendarEngineFor(settings))
  c.set('autocomplete', autocompleteFor(settings, observeSearch(c, settings, requestId)))
  c.set('clock', createClock(settings))
  const waitUntil = (work: Promise<unknown>) => {
    const reported = work.catch((error: unknown) => {
      logAndReportFailure(error, { path: c.req.path, requestId })
    })
    // In-process requests have no execution context; they only read, so nothing is lost.
    if (hasExecutionContext(c)) c.executionCtx.waitUntil(reported)
  }
  c.set('waitUntil', waitUntil)
  c.set('renewPages', () => {
    throw new Error(`Declare at the route of ${c.req.path} what it shows, with showsAtOnce`)
  })
  c.set('sendMail', () => waitUntil(sendMail(settings, c.env, new URL(c.req.url).origin)))
  await next()
  // A middleware that refuses a request, such as a rate limit, leaves its body unread.
  const { method, path } = c.req
  const isFile = takesPicture(method, path) || takesImport(method, path)
  await drainBody(raw, isFile ? drainMaxBytes.file : drainMaxBytes.stated)
  // Private responses have set their own header.
  const isCacheable = c.res.status === 200 || c.res.status === 304
  if (!isCacheable || c.res.headers.has('cache-control')) return
  for (const { handler } of matchedRoutes(c)) {
    const operation = operationOf(handler)
    if (operation !== null) c.header('cache-control', cachePolicies[operation.cache])
  }
}
