import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A site of one module, whose build leaves a timer behind, as the bundler's threads are now and then left. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vite-build-'))
  writeFileSync(join(folder, 'entry.js'), 'export const entry = 1')
  writeFileSync(
    join(folder, 'vite.config.mjs'),
    `export default {
      root: ${JSON.stringify(folder)},
      build: { ssr: 'entry.js', outDir: 'dist' },
      plugins: [{ name: 'stays', closeBundle() { setInterval(() => {}, 1000) } }],
    }`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const config = () => join(folder, 'vite.config.mjs')

test('the build ends although something of it is still alive, and everything is written', () => {
  const args = ['scripts/vite-build.ts', '--quiet', config()]
  const { status, stderr } = spawnSync('node', args, { timeout: 60_000, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(join(folder, 'dist'))).toEqual(['entry.mjs'])
})

test('control: the command of Vite waits for it', { timeout: 60_000 }, async () => {
  const vite = spawn('vite', ['build', '--config', config()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(vite, 'exit')
  let printed = ''
  for await (const chunk of vite.stdout) {
    printed += String(chunk)
    if (printed.includes('built in')) break
  }
  expect(printed).toContain('built in')
  expect(await Promise.race([ended, setTimeout(1500, 'alive')])).toBe('alive')
  vite.kill()
  expect(await ended).toEqual([null, 'SIGTERM'])
})

test('a build that fails ends with an error', () => {
  const args = ['scripts/vite-build.ts', '--quiet', join(folder, 'absent.mjs')]
  expect(spawnSync('node', args, { timeout: 60_000 }).status).toBe(1)
})
