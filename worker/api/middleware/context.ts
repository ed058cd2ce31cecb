import type { MiddlewareHandler } from 'hono'
import { pageCacheSeconds } from '../../../src/model/limits.ts'
import { createClock, type Clock } from '../../clock.ts'
import { createDatabase, type Database } from '../../db/client.ts'
import { readSettings, type Settings } from '../../env.ts'
import { requestIdHeader, requestIdOf } from '../../request-id.ts'
import type { SearchEngine } from '../../search/engine.ts'
import { searchEngineFor } from '../../search/index.ts'

/** What every handler may use; made anew for each request, because bindings may not outlive one. */
export interface ApiEnvironment {
  Bindings: Record<string, unknown>
  Variables: {
    settings: Settings
    db: Database
    engine: SearchEngine
    clock: Clock
    requestId: string
  }
}

/** The answers are the same for everybody: the address, with its language and preferences, is the whole key. */
const shared = `public, max-age=60, s-maxage=${pageCacheSeconds}, stale-while-revalidate=${pageCacheSeconds}`

export const context: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const requestId = requestIdOf(c.req.raw.headers)
  c.set('requestId', requestId)
  c.header(requestIdHeader, requestId)
  const settings = readSettings(c.env)
  c.set('settings', settings)
  c.set('db', createDatabase(settings.DB))
  c.set('engine', searchEngineFor(settings))
  c.set('clock', createClock(settings))
  await next()
  if (c.res.status === 200 && !c.res.headers.has('cache-control')) c.header('cache-control', shared)
}
