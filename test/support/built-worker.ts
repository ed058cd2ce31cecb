import { globSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve('dist/server')

/** The built worker for Miniflare, without bindings. */
export function builtWorker() {
  return {
    modulesRoot: folder,
    modules: ['index.js', ...globSync('assets/**/*.{js,wasm}', { cwd: folder })].map((path) => ({
      type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: resolve(folder, path),
    })),
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat'],
  }
}
