import { getPlatformProxy } from 'wrangler'
import { readSettings, type Settings } from '../env.ts'

/** Where local D1 and KV live; the variable lets tests and benches use their own. */
export const statePath = process.env['STARTLINE_STATE'] ?? '.wrangler/state'

/**
 * The worker's own bindings, for a command: local D1 and KV in workerd, under `statePath`. With `remote`, the bindings
 * that wrangler.toml marks `remote = true`, for an operator who is logged in.
 */
export async function withBindings<T>(run: (settings: Settings) => Promise<T>): Promise<T> {
  const proxy = await getPlatformProxy<Record<string, unknown>>({ configPath: 'wrangler.toml', persist: { path: `${statePath}/v3` } })
  try {
    const fixed = process.env['FIXED_NOW']
    return await run(readSettings({ ...proxy.env, ...(fixed === undefined ? {} : { FIXED_NOW: fixed }) }))
  } finally {
    await proxy.dispose()
  }
}
