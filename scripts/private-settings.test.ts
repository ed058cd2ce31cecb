import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { privateSettings } from './private-settings.ts'

/** Builds one module with a plugin that writes .dev.vars as the Cloudflare plugin does. @returns the mode of the file */
async function modeAfterBuild(plugins: ReturnType<typeof privateSettings>[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'private-settings-'))
  try {
    writeFileSync(join(folder, 'entry.js'), 'export const entry = 1')
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { ssr: 'entry.js', outDir: 'dist' },
      plugins: [
        {
          name: 'copy-settings',
          generateBundle() {
            this.emitFile({ type: 'asset', fileName: '.dev.vars', source: 'AUTH_SECRET="x"\n' })
          },
        },
        ...plugins,
      ],
    })
    return statSync(join(folder, 'dist/.dev.vars')).mode & 0o777
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the copy of .dev.vars in a build is readable by its owner alone', async () => {
  expect((await modeAfterBuild([privateSettings()])).toString(8)).toBe('600')
})

test('control: without the plugin others can read the copy', async () => {
  expect((await modeAfterBuild([])) & 0o077).not.toBe(0)
})
