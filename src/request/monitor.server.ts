import { getRequestUrl } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import { monitorSettings } from '../../worker/settings/env.ts'
import { reportFailure } from '../../worker/runtime/monitoring.ts'

export const serverMonitor = (): { dsn: string; release: string } => monitorSettings(env)

export function reportFromServer(error: unknown): void {
  // A rendering may serve several requests from the cache, so that it has no request id.
  reportFailure(error, { path: getRequestUrl().pathname, requestId: null })
}
