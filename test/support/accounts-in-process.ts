import { accountSite, type AccountSite } from './accounts.ts'
import { runCron } from './cron.ts'
import { openDatabase } from './open-database.ts'
import { openKv } from './open-kv.ts'
import { serveApi } from './serve-api.ts'
import { offline, testSecrets } from './site.ts'

/**
 * `openAccounts` with the API of this process instead of the built worker, over `openDatabase` and a real KV: no pages, no limits of
 * Cloudflare, cheap hashes of passwords.
 * @param bindings in addition to those of database and storage
 */
export async function accountsInProcess(
  start: string,
  bindings: Record<string, unknown> = {},
): Promise<{ site: AccountSite; close: () => Promise<void> }> {
  const [database, storage] = await Promise.all([openDatabase(), openKv()])
  const { db } = database
  const { kv } = storage
  let now = start
  const env = () => ({ DB: db, KV: kv, FIXED_NOW: now, ...offline, ...testSecrets, ...bindings })
  const { url, stop } = await serveApi(env)
  const site = accountSite(
    start,
    url,
    { db, kv },
    {
      restart: async (instant) => {
        now = instant
        return { db, kv }
      },
      cron: async () => (await runCron(env())).ok,
    },
  )
  const close = async () => {
    await stop()
    await Promise.all([database.close(), storage.close()])
  }
  return { site, close }
}
