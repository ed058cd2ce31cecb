import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { getPlatformProxy, unstable_getMiniflareWorkerOptions } from 'wrangler'
import { readSettings, type Settings } from '../settings/env.ts'
import { d1Client, d1Server } from './d1-client.ts'
import { writeRemoteConfig } from './remote-config.ts'

/** Folder of the local D1 and KV; tests and benchmarks set the variable to use a folder of their own. */
export const statePath = process.env['STARTLINE_STATE'] ?? '.wrangler/state'

/** A command computes for seconds between two calls: workerd closes a connection that was idle meanwhile, and a call over it is lost. */
const separateConnection = { connection: 'close' }

interface Bindings {
  env: Record<string, unknown>
  dispose(): Promise<void>
}

/** Bindings of wrangler.toml and .dev.vars in workerd. D1's is our own, which costs a fifth of the platform proxy's CPU time. */
async function openLocal(): Promise<Bindings> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  // Rules of modules that are built, which Miniflare refuses for a script.
  delete workerOptions.modulesRules
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({ ...workerOptions, modules: true, script: d1Server }),
    resourcePersistencePath: `${statePath}/v3`,
  })
  const url = await miniflare.ready
  const DB = d1Client('DB', (body) =>
    fetch(url, { method: 'POST', headers: separateConnection, body }),
  )
  const env = { ...(await miniflare.getBindings()), DB }
  return { env, dispose: async () => await miniflare.dispose() }
}

/** Bindings of the deployed site, through wrangler. */
const openRemote = async (): Promise<Bindings> =>
  await getPlatformProxy<Record<string, unknown>>({
    configPath: writeRemoteConfig('.state'),
    persist: { path: `${statePath}/v3` },
    remoteBindings: true,
  })

/**
 * Runs a command with the worker's bindings: local D1 and KV in workerd, under `statePath`. With `remote`, D1 is the
 * deployed site's, through wrangler's remote bindings, which need an operator who is logged in (docs/deploy.md).
 * @param run also gets the environment, for secrets; locally it includes those of .dev.vars
 */
export async function withBindings<T>(
  run: (settings: Settings, env: Record<string, unknown>) => Promise<T>,
  { remote = false }: { remote?: boolean } = {},
): Promise<T> {
  return await withEnvironment(async (env) => await run(readSettings(env), env), { remote })
}

/** As `withBindings`, for a command that must also run where a setting is missing or malformed. */
export async function withEnvironment<T>(
  run: (env: Record<string, unknown>) => Promise<T>,
  { remote = false }: { remote?: boolean } = {},
): Promise<T> {
  const bindings = remote ? await openRemote() : await openLocal()
  try {
    const fixed = process.env['FIXED_NOW']
    const env = fixed === undefined ? bindings.env : { ...bindings.env, FIXED_NOW: fixed }
    return await run(env)
  } finally {
    await bindings.dispose()
  }
}
