import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** A worker in its own workerd process, reached without Miniflare's entry worker. */
export interface Served {
  /** The origin, without a slash. */
  url: string
  /** CPU time of its process tree, in milliseconds. */
  cpu: () => number
  stop: () => Promise<void>
}

export interface WorkerFiles {
  /** Folder of built modules. */
  folder: string
  /** The entry module. */
  entry: string
}

/** workerd reads the system clock; the product takes its day from this one. */
export const benchNow = '2026-11-21T09:00:00Z'

/**
 * Serves built modules over a copy of the D1 and KV of a state folder, because two workerds on one file block each other.
 */
export async function openWorker(
  files: WorkerFiles,
  state: string,
  bindings: Record<string, string> = {},
): Promise<Pick<Served, 'url' | 'stop'>> {
  const copy = mkdtempSync(join(tmpdir(), 'startline-bench-'))
  cpSync(state, copy, { recursive: true })
  const options = convertV4MiniflareOptions({
    name: 'bench',
    modulesRoot: resolve(files.folder),
    modules: [files.entry, ...others(files)].map((path) => ({
      type: 'ESModule' as const,
      path: resolve(files.folder, path),
    })),
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { SITE_ORIGIN: 'https://startline.example', FIXED_NOW: benchNow, ...bindings },
    d1Databases: ['DB'],
    kvNamespaces: ['KV'],
    // Pages read files of the build; workerd's own disk service adds no worker to the measured process.
    serviceBindings: { ASSETS: { disk: { path: resolve('dist/client') } } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  })
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: copy })
  return {
    url: (await miniflare.unsafeGetDirectURL()).origin,
    stop: async () => {
      await miniflare.dispose()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/**
 * `openWorker`, with its CPU time (Linux only).
 * @throws Error when workerd does not start
 */
export async function serveWorker(
  files: WorkerFiles,
  state: string,
  bindings: Record<string, string> = {},
): Promise<Served> {
  const before = new Set(workerds())
  const { url, stop } = await openWorker(files, state, bindings)
  const roots = workerds().filter((pid) => !before.has(pid))
  if (roots.length === 0) throw new Error(`no workerd serves ${files.folder}`)
  return { url, stop, cpu: () => roots.reduce((sum, pid) => sum + cpuOfTree(pid), 0) }
}

function others({ folder, entry }: WorkerFiles): string[] {
  return globSync('**/*.js', { cwd: folder }).filter((path) => path !== entry)
}

/** workerd children of this process. */
function workerds(): number[] {
  return childrenOf(process.pid).filter((pid) => read(`/proc/${pid}/comm`).trim() === 'workerd')
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const texts = tasks.map((task) => read(join('/proc', String(pid), 'task', task, 'children')))
  return texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number))
}

/** The clock tick of /proc, see proc(5): USER_HZ is 100 on every Linux that Node runs on. */
const millisecondsATick = 10

function cpuOfTree(pid: number): number {
  // The command's name is in brackets and may contain spaces; utime and stime are fields 14 and 15.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  const own = (Number(fields[11]) + Number(fields[12])) * millisecondsATick
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), own)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
