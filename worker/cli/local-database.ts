import { getPlatformProxy } from 'wrangler'
import { readSettings, type Settings } from '../settings/env.ts'
import { writeRemoteConfig } from './remote-config.ts'

/** Folder of the local D1 and KV; tests and benchmarks set the variable to use a folder of their own. */
export const statePath = process.env['STARTLINE_STATE'] ?? '.wrangler/state'

/**
 * Runs a command with the worker's bindings: local D1 and KV in workerd, under `statePath`. With `remote`, D1 is the
 * deployed site's, through wrangler's remote bindings, which need an operator who is logged in (docs/deploy.md).
 * @param run also gets the environment, for secrets; locally it includes those of .dev.vars
 */
export async function withBindings<T>(
  run: (settings: Settings, env: Record<string, unknown>) => Promise<T>,
  { remote = false }: { remote?: boolean } = {},
): Promise<T> {
  const proxy = await getPlatformProxy<Record<string, unknown>>({
    configPath: remote ? writeRemoteConfig('.state') : 'wrangler.toml',
    persist: { path: `${statePath}/v3` },
    remoteBindings: remote,
  })
  try {
    const fixed = process.env['FIXED_NOW']
    const env = fixed === undefined ? proxy.env : { ...proxy.env, FIXED_NOW: fixed }
    return await run(readSettings(env), env)
  } finally {
    await proxy.dispose()
  }
}
