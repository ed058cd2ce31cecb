import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { d1Server } from '../../worker/cli/d1-client.ts'
import { builtWorker } from './built-worker.ts'
import { freePort, offline, testSecrets, type Site } from './site.ts'

/** Bindings of the worker, from the configuration that the build writes. */
const config = v.object({
  vars: v.record(v.string(), v.string()),
  ratelimits: v.array(
    v.object({
      name: v.string(),
      namespace_id: v.string(),
      simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }),
    }),
  ),
})

/**
 * Serves the built worker as `serveSite` does, in its own workerd without wrangler in front: it starts in one second of
 * CPU instead of four, each request costs one process less, and no proxy loses one.
 */
export async function serveBuilt(state: string, vars: Record<string, string> = {}): Promise<Site> {
  const { url, miniflare } = await startBuilt(state, vars, {})
  return { url, stop: async () => await miniflare.dispose() }
}

/** `serveBuilt`, with the address of the inspector's list of workers. */
export async function serveInspected(
  state: string,
  vars: Record<string, string> = {},
): Promise<Site & { inspector: URL }> {
  const { url, miniflare } = await startBuilt(state, vars, { inspectorPort: 0 })
  const stop = async () => await miniflare.dispose()
  return { url, inspector: await miniflare.getInspectorURL(), stop }
}

/** `serveBuilt`, with the address at which `d1At` reaches its database, for rows that no test is about. */
export async function serveWithDatabase(
  state: string,
  vars: Record<string, string> = {},
): Promise<Site & { database: URL }> {
  const { url, miniflare } = await startBuilt(state, vars, {}, [database])
  const stop = async () => await miniflare.dispose()
  return { url, database: await miniflare.unsafeGetDirectURL(database.name), stop }
}

/** A worker beside the site, over the same database. */
const database = {
  name: 'database',
  modules: true,
  script: d1Server,
  compatibilityDate: '2026-10-01',
  d1Databases: ['DB'],
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
}

async function startBuilt(
  state: string,
  vars: Record<string, string>,
  inspection: { inspectorPort?: number },
  beside: (typeof database)[] = [],
) {
  const { vars: defaults, ratelimits } = v.parse(
    config,
    JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8')),
  )
  const port = await freePort()
  const site = {
    name: 'site',
    ...builtWorker(),
    bindings: { ...defaults, ...offline, ...testSecrets, ...vars },
    d1Databases: ['DB'],
    kvNamespaces: ['KV'],
    r2Buckets: { MEDIA: 'startline-media' },
    images: { binding: 'IMAGES' },
    versionMetadata: 'VERSION',
    ratelimits: Object.fromEntries(ratelimits.map((limit) => [limit.name, limit])),
    assets: {
      directory: resolve('dist/client'),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
    },
  }
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    unsafeTriggerHandlers: true,
    workers: [site, ...beside],
  })
  const miniflare = new Miniflare({
    ...options,
    ...inspection,
    resourcePersistencePath: join(state, 'v3'),
  })
  await miniflare.ready
  return { url: `http://127.0.0.1:${port}`, miniflare }
}
