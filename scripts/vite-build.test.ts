import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('control: the command of Vite waits for it', () => {
  const args = ['build', '--config', config()]
  const { signal, stdout } = spawnSync('vite', args, { timeout: 6000, encoding: 'utf8' })
  expect(stdout).toContain('built in')
  expect(signal).toBe('SIGTERM')
})

test('a build that fails ends with an error', () => {
  const args = ['scripts/vite-build.ts', '--quiet', join(folder, 'absent.mjs')]
  expect(spawnSync('node', args, { timeout: 60_000 }).status).toBe(1)
})
