/** `npm test`, after boot.mjs: everything, in the order in which a failure is cheapest to find. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { provideChromium } from '../test/support/chromium.ts'
import { serveSite, testNow } from '../test/support/site.ts'
import { build, say } from './steps.ts'

const results = 'test-results'
const state = process.env['STARTLINE_TEST_STATE'] ?? '.state/test'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const totals = { passed: 0, failed: 0 }

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A step that is one check: types, lint, a migration. */
function check(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  say(name)
  const passed = run(command, args, env)
  totals[passed ? 'passed' : 'failed'] += 1
  return passed
}

function read(file: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof json === 'object' && json !== null ? { ...json } : {}
  } catch {
    return {}
  }
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

function vitest(project: string, env: Record<string, string> = {}): void {
  say(`tests: ${project}`)
  const file = `${results}/${project}.json`
  const passed = run(
    'vitest',
    [
      'run',
      '--config',
      'test/vitest.config.ts',
      '--root',
      '.',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  )
  const report = read(file)
  totals.passed += count(report['numPassedTests'])
  totals.failed += count(report['numFailedTests'])
  if (!passed && count(report['numFailedTests']) === 0) totals.failed += 1
}

async function browserTests(site: Record<string, string>): Promise<void> {
  say('tests: browser')
  const chromium = await provideChromium().catch((error: unknown) => {
    console.error(error)
    return null
  })
  if (chromium === null) {
    totals.failed += 1
    return
  }
  const env = { ...site, ...chromium }
  const file = `${results}/e2e.json`
  const passed = run('playwright', ['test', '--config', 'test/e2e/playwright.config.ts'], {
    ...env,
    // Playwright reads a relative path from the folder of its configuration.
    PLAYWRIGHT_JSON: resolve(file),
  })
  const stats = Object(read(file)['stats'])
  totals.passed += count(stats.expected)
  totals.failed += count(stats.unexpected) + count(stats.flaky)
  if (!passed && count(stats.unexpected) === 0) totals.failed += 1
}

function freshDatabase(env: Record<string, string>): boolean {
  rmSync(state, { recursive: true, force: true })
  return (
    check(
      'database: migrations',
      'wrangler',
      ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state],
      env,
    ) && check('database: demo catalogue', 'node', ['worker/cli/catalogue-load.ts'], env)
  )
}

check('types, lint, format, dead code', 'node', ['scripts/check.ts'])
vitest('unit')
build()
const env = { STARTLINE_STATE: state, FIXED_NOW: testNow }
if (freshDatabase(env)) {
  const site = await serveSite(state, { FIXED_NOW: testNow })
  try {
    vitest('api', { STARTLINE_URL: site.url })
    await browserTests({ STARTLINE_URL: site.url })
  } finally {
    await site.stop()
  }
}
say('done')
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
