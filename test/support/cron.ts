import type { RequestListener } from 'node:http'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { builtWorker } from './built-worker.ts'
import { serveLoopback } from './loopback.ts'
import { newState } from './local-state.ts'
import { kvOf } from './open-kv.ts'

/** The built worker with its own D1 and KV, and two sources of rates on the loopback. */
export interface Cron {
  kv(): Promise<KVNamespace>
  db(): Promise<D1Database>
  /** Runs the cron handler, at another instant or the previous one. @returns whether it succeeded, and its log */
  run(at?: string): Promise<{ ok: boolean; log: string }>
  /** Number of requests to each source. */
  requests: { ecb: number; rsd: number }
  /** Sets the responses of both sources. */
  serve(ecb: RequestListener, rsd: RequestListener): void
}

/** @param settings in addition to the URLs of both sources; `migrated: false` leaves the database without tables */
export async function withCron<T>(
  start: string,
  run: (cron: Cron) => Promise<T>,
  {
    settings = {},
    migrated = true,
  }: { settings?: Record<string, string>; migrated?: boolean } = {},
): Promise<T> {
  const requests = { ecb: 0, rsd: 0 }
  const nothing: RequestListener = (_request, response) => response.writeHead(404).end()
  const responses = { ecb: nothing, rsd: nothing }
  const source = await serveLoopback((request, response) => {
    const which = request.url === '/ecb' ? 'ecb' : 'rsd'
    requests[which] += 1
    responses[which](request, response)
  })
  const log: string[] = []
  const state = migrated ? newState() : null
  const options = (at: string) => ({
    ...convertV4MiniflareOptions({
      ...builtWorker(),
      bindings: {
        FIXED_NOW: at,
        MAIL_TRANSPORT: 'outbox',
        RATES_ECB_URL: `${source.url}/ecb`,
        RATES_RSD_URL: `${source.url}/rsd`,
        ...settings,
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      email: { send_email: [{ name: 'EMAIL' }] },
      unsafeTriggerHandlers: true,
      handleStructuredLogs: ({ message }) => log.push(message),
    }),
    ...state?.stored,
  })
  let now = start
  const miniflare = new Miniflare(options(now))
  const db = async (): Promise<D1Database> => await miniflare.getD1Database('DB')
  try {
    return await run({
      db,
      kv: () => kvOf(miniflare),
      requests,
      serve: (ecb, rsd) => Object.assign(responses, { ecb, rsd }),
      run: async (at = now) => {
        // Another FIXED_NOW restarts workerd over the same D1 and KV.
        if (at !== now) await miniflare.setOptions(options(at))
        now = at
        log.length = 0
        const { status } = await miniflare.dispatchFetch('http://localhost/cdn-cgi/local/scheduled')
        return { ok: status === 200, log: log.join('\n') }
      },
    })
  } finally {
    await miniflare.dispose()
    state?.remove()
    await source.stop()
  }
}
