import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { accountSite, type AccountSite } from './accounts.ts'
import { builtWorker } from './built-worker.ts'
import { newState } from './local-state.ts'
import { kvOf } from './open-kv.ts'
import { freePort, offline, testSecrets } from './site.ts'

/** The built worker in workerd, with its own D1, KV and clock. `accountsInProcess` costs two seconds of CPU less. */
export async function openAccounts(
  start: string,
): Promise<{ site: AccountSite; close: () => Promise<void> }> {
  const port = await freePort()
  const state = newState()
  const options = (at: string) => ({
    ...convertV4MiniflareOptions({
      ...builtWorker(),
      port,
      bindings: {
        FIXED_NOW: at,
        ...offline,
        ...testSecrets,
      },
      d1Databases: ['DB'],
      kvNamespaces: ['KV'],
      unsafeTriggerHandlers: true,
    }),
    ...state.stored,
  })
  const miniflare = new Miniflare(options(start))
  const url = `http://127.0.0.1:${port}`
  await miniflare.ready
  const bindings = async () => ({
    db: await miniflare.getD1Database('DB'),
    kv: await kvOf(miniflare),
  })
  const site = accountSite(start, url, await bindings(), {
    // Another FIXED_NOW restarts workerd over the same database.
    restart: async (instant) => {
      await miniflare.setOptions(options(instant))
      return await bindings()
    },
    cron: async () => (await fetch(`${url}/cdn-cgi/local/scheduled`)).status === 200,
  })
  const close = async () => {
    await miniflare.dispose()
    state.remove()
  }
  return { site, close }
}
