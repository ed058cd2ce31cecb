import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endWithParent } from './process-group.mjs'

/** Steps from a checkout to a running site. A step is skipped if its inputs have not changed. */

const startedAt = Date.now()
export const log = (text: string): void =>
  console.log(`[startline ${((Date.now() - startedAt) / 1000).toFixed(1)} s] ${text}`)

/** Runs a command; exits with its code if it fails. */
export function must(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  console.error(`startline: "${command} ${args.join(' ')}" ended with ${status ?? 'a signal'}`)
  process.exit(status ?? 1)
}

/** Runs a command silently; if it fails, prints its output and exits with its code. */
export function mustQuietly(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: process.env,
  })
  if (status === 0) return
  console.error(stdout, stderr)
  console.error(`startline: "${command} ${args.join(' ')}" ended with ${status ?? 'a signal'}`)
  process.exit(status ?? 1)
}

/** Runs a long-lived command in this terminal and ends as it ends, or with the process that started this one. */
export function exitWith(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal))
  endWithParent()
  child.on('exit', (code) => process.exit(code ?? 0))
}

function files(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'paraglide' && name !== 'node_modules')
    .sort()
    .flatMap((name) => files(join(path, name)))
}

export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(files)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs a step unless the stamp file says that it has run for the same inputs. */
export function unlessDone(stamp: string, inputs: readonly string[], step: () => void): void {
  const current = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  step()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

export const statePath = process.env['STARTLINE_STATE'] ?? '.wrangler/state'

export function migrate(): void {
  unlessDone(`${statePath}/.migrated`, ['migrations'], () => {
    log('database: applying migrations')
    mustQuietly('wrangler', [
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      statePath,
    ])
  })
}

/** Loads the demo catalogue into an empty database; a filled one only gets the data that new migrations need. */
export function loadDemoCatalogue(): void {
  unlessDone(`${statePath}/.loaded`, ['migrations'], () => {
    log('database: loading the demo catalogue')
    must('node', ['worker/cli/catalogue-load.ts', '--if-empty'])
  })
}

/** Publishes the pages and answers that are shipped with the code, if they have changed. */
export function loadContent(): void {
  unlessDone(`${statePath}/.content`, ['migrations', 'content'], () => {
    log('database: publishing pages and answers')
    mustQuietly('node', ['worker/cli/content-load.ts'])
  })
}

/** Secrets that are generated for local use; a deployment sets them itself (docs/deploy.md). */
const localSecrets = ['AUTH_SECRET', 'AUTH_PEPPER', 'TICKET_KEY'] as const

/**
 * Adds missing settings to .dev.vars: the secrets, the outbox as MAIL_TRANSPORT, and the test card as a way to pay. Existing values are not changed.
 * Deployments do not read that file.
 */
export function provideLocalSettings(): void {
  const file = '.dev.vars'
  const found = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const secrets = localSecrets.map((name) => [name, randomBytes(32).toString('base64url')])
  const missing = [
    ...secrets,
    ['MAIL_TRANSPORT', 'outbox'],
    ['PAYMENT_METHODS', 'free test-card bank-transfer on-site'],
  ].filter(([name]) => !new RegExp(`^\\s*${name}\\s*=`, 'mu').test(found))
  if (missing.length === 0) return
  log(`settings: writing ${missing.map(([name]) => name).join(', ')} to ${file}`)
  const lines = missing.map(([name, value]) => `${name}="${value}"\n`)
  const gap = found === '' || found.endsWith('\n') ? '' : '\n'
  writeFileSync(file, found + gap + lines.join(''), { mode: 0o600 })
}

export function build(): void {
  const inputs = [
    'src',
    'worker',
    'public',
    'scripts',
    'app.config.ts',
    '.dev.vars',
    'wrangler.toml',
    'package-lock.json',
    'project.inlang',
  ]
  unlessDone('dist/.startline-build', inputs, () => {
    log('building')
    mustQuietly('node', ['scripts/vite-build.ts', '--quiet'])
  })
}
