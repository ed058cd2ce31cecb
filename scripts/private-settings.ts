import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Makes the copy of .dev.vars in a folder of the build, which contains secrets, readable by its owner only. */
export function closeSettings(folder: string): void {
  const copy = join(folder, '.dev.vars')
  if (existsSync(copy)) chmodSync(copy, 0o600)
}

/** The Cloudflare plugin copies .dev.vars beside the worker, for wrangler to read, with the mode of any other file. */
export function privateSettings(): Plugin {
  return {
    name: 'startline:private-settings',
    writeBundle: {
      order: 'post',
      handler: ({ dir }) => (dir === undefined ? undefined : closeSettings(dir)),
    },
  }
}
