import { indexChanges } from '../../search/index-changes.ts'
import type { ApiEnvironment } from './context.ts'

/** Events that a request indexes after its response; the cron does the rest. */
const eventsPerRequest = 20

interface ShowingContext {
  var: Pick<ApiEnvironment['Variables'], 'settings' | 'waitUntil' | 'renewPages'>
}

/**
 * Shows changed facts: drops what this isolate has cached, because cards of an event are on pages of many others, and
 * indexes the events that wait, after the response. Call it after the batch that changed them, in a route that declares
 * `showsAtOnce('everything')`.
 */
export function showChanges({ var: { settings, waitUntil, renewPages } }: ShowingContext): void {
  renewPages('everything')
  // Lists are rendered from the index.
  waitUntil(indexChanges(settings, eventsPerRequest).then(() => renewPages('lists')))
}
