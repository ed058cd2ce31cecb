import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { builtWorker } from './built-worker.ts'
import type { Cron } from './cron.ts'
import { newState } from './local-state.ts'
import { kvOf } from './open-kv.ts'
import { serveRates } from './rate-sources.ts'

/** `withCron` with the built worker in workerd, which takes two seconds of CPU to start. */
export async function withBuiltCron<T>(
  start: string,
  run: (cron: Cron) => Promise<T>,
  { settings = {} }: { settings?: Record<string, string> } = {},
): Promise<T> {
  const sources = await serveRates()
  const log: string[] = []
  const state = newState()
  const options = (at: string) => ({
    ...convertV4MiniflareOptions({
      ...builtWorker(),
      bindings: {
        FIXED_NOW: at,
        MAIL_TRANSPORT: 'outbox',
        ...sources.settings,
        ...settings,
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      email: { send_email: [{ name: 'EMAIL' }] },
      unsafeTriggerHandlers: true,
      handleStructuredLogs: ({ message }) => log.push(message),
    }),
    ...state.stored,
  })
  let now = start
  const miniflare = new Miniflare(options(now))
  const db = async (): Promise<D1Database> => await miniflare.getD1Database('DB')
  try {
    return await run({
      db,
      kv: () => kvOf(miniflare),
      requests: sources.requests,
      serve: sources.serve,
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
    state.remove()
    await sources.stop()
  }
}
