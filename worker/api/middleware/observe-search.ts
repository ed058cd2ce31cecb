import type { Context } from 'hono'
import { logAndReportFailure } from '../../runtime/monitoring.ts'
import type { SearchObserver } from '../../search/failover/with-fallback.ts'
import type { Settings } from '../../settings/env.ts'

/** Names the engine of suggestions in a header, counts it, and reports a server that fails. */
export function observeSearch(
  c: Context,
  { SEARCH_METRICS }: Pick<Settings, 'SEARCH_METRICS'>,
  requestId: string,
): SearchObserver {
  return {
    answered: ({ engine, reason, ms }) => {
      c.header('x-search-engine', `${engine}; ${reason}`)
      SEARCH_METRICS?.writeDataPoint({ indexes: [engine], blobs: [reason], doubles: [ms] })
    },
    failed: (error) => logAndReportFailure(error, { path: c.req.path, requestId }),
  }
}
