import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endWithParent } from './process-group.mjs'

/** The steps between a checkout and a running site, each skipped when its inputs have not changed. */

const began = Date.now()
export const say = (text: string): void =>
  console.log(`[startline ${((Date.now() - began) / 1000).toFixed(1)} s] ${text}`)

/** Runs a command; ends this process with the command's code when it fails. */
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

/** Runs a command without its output, which is shown when it fails. */
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
export function handOver(
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

/** Does a step unless it was done for the same inputs. */
export function unlessDone(stamp: string, inputs: readonly string[], step: () => void): void {
  const now = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  step()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

export const statePath = process.env['STARTLINE_STATE'] ?? '.wrangler/state'

export function migrate(): void {
  unlessDone(`${statePath}/.migrated`, ['migrations'], () => {
    say('database: applying migrations')
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

/** Fills an empty database; one that holds events is only brought up to what new migrations want of it. */
export function loadDemoCatalogue(): void {
  unlessDone(`${statePath}/.loaded`, ['migrations'], () => {
    say('database: demo catalogue')
    must('node', ['worker/cli/catalogue-load.ts', '--if-empty'])
  })
}

/** Secrets that the site makes for itself on this machine; a deployment is given its own (docs/deploy.md). */
const localSecrets = ['AUTH_SECRET', 'AUTH_PEPPER'] as const

/**
 * Adds what .dev.vars lacks: secrets, and where mail goes while somebody develops. What stands there is left alone, and
 * no deployment takes anything from that file.
 */
export function provideLocalSettings(): void {
  const file = '.dev.vars'
  const found = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const secrets = localSecrets.map((name) => [name, randomBytes(32).toString('base64url')])
  const missing = [...secrets, ['MAIL_TRANSPORT', 'outbox']].filter(
    ([name]) => !new RegExp(`^\\s*${name}\\s*=`, 'mu').test(found),
  )
  if (missing.length === 0) return
  say(`settings: writing ${missing.map(([name]) => name).join(', ')} to ${file}`)
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
    say('building')
    mustQuietly('vite', ['build', '--config', 'app.config.ts', '--logLevel', 'warn'])
  })
}
