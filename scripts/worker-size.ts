import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Limit of the gzipped worker that we set ourselves, in KiB: 61 % of what Workers Free takes. The reason is in
 * docs/performance.md.
 */
export const workerBudget = 1870

const inKib = (bytes: Uint8Array): number => gzipSync(bytes).length / 1024

/** Size of the built worker in KiB: its modules as one gzip file, as `wrangler deploy` measures it, and each by itself. */
export function workerSize(folder: string): {
  total: number
  modules: { path: string; size: number }[]
} {
  const modules = globSync('**/*.{js,wasm}', { cwd: folder })
    .filter((path) => !path.startsWith('.'))
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
  return {
    total: inKib(Buffer.concat(modules.map(({ bytes }) => bytes))),
    modules: modules
      .map(({ path, bytes }) => ({ path, size: inKib(bytes) }))
      .toSorted((one, other) => other.size - one.size),
  }
}
