import type { Context } from 'hono'
import { renderAnew } from '../../runtime/rendered-since.ts'
import { indexChanges } from '../../search/index-changes.ts'
import type { ApiEnvironment } from './context.ts'

/** Events that a request indexes after its response; the cron does the rest. */
const eventsPerRequest = 20

/**
 * Shows changed facts: drops what this isolate has cached, and indexes the events that wait, after the response. Call it
 * after the batch that changed them.
 */
export function showChanges<E extends ApiEnvironment>(c: Context<E>): void {
  renderAnew()
  const { settings, waitUntil } = c.var
  // Lists are rendered from the index.
  waitUntil(indexChanges(settings, eventsPerRequest).then(renderAnew))
}
