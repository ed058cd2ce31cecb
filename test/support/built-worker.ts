import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

const folder = resolve('dist/server')

const config = v.object({
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
})

/** The built worker for Miniflare, without bindings. */
export function builtWorker() {
  const { compatibility_date, compatibility_flags } = v.parse(
    config,
    JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8')),
  )
  return {
    modulesRoot: folder,
    modules: ['index.js', ...globSync('assets/**/*.{js,wasm}', { cwd: folder })].map((path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: resolve(folder, path),
    })),
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
  }
}
