// Plain JavaScript for Node >= 18, because boot.mjs uses it before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const windows = process.platform === 'win32'
/** Milliseconds that a group has to end before it is killed. */
const graceMs = 5000
const watchMs = 500

/** True while a process runs. A zombie does not count if the system reports it. */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(windows ? pid : -pid, signal)
  } catch {
    // The group has ended.
  }
}

/**
 * Ids of the processes whose end ends the command: npm, and the shell between npm and this process, which outlives npm.
 * None without npm, because a command in the background may outlive its shell.
 */
function npmAncestors() {
  if (windows || process.env.npm_command === undefined) return []
  const parent = process.ppid
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], {
    encoding: 'utf8',
  })
  const [, above, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/u.exec(stdout ?? '') ?? []
  return name.endsWith('sh') ? [parent, Number(above)] : [parent]
}

let child = null
let stopping = false

function stop(signal) {
  if (child === null || child.pid === undefined) process.exit(130)
  const { pid } = child
  signalGroup(pid, signal)
  if (stopping) return
  stopping = true
  setTimeout(() => {
    signalGroup(pid, 'SIGKILL')
    process.exit(130)
  }, graceMs)
}

/** Ends the running command with its whole group when this process is terminated or npm has ended. */
export function stopWithSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  const ancestors = npmAncestors()
  if (ancestors.length === 0) return
  const watch = setInterval(() => {
    if (ancestors.every(isRunning)) return
    clearInterval(watch)
    stop('SIGTERM')
  }, watchMs)
  watch.unref()
}

/** Runs a command to its end in a process group of its own, which a stop ends as a whole. */
export function run(command, args, { cwd, env, quiet = false }) {
  return new Promise((resolve) => {
    const started = spawn(command, args, {
      cwd,
      env: { ...env, STARTLINE_PARENT: String(process.pid) },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows,
      detached: !windows,
    })
    child = started
    let output = ''
    started.stdout?.on('data', (chunk) => (output += chunk))
    started.stderr?.on('data', (chunk) => (output += chunk))
    started.on('error', (error) => resolve({ code: 1, output: String(error) }))
    started.on('exit', (code, signal) => {
      child = null
      if (stopping) signalGroup(started.pid, 'SIGKILL')
      resolve({ code: code ?? (signal === null ? 1 : 130), output })
    })
  })
}

/** In a command that `run` has started: ends its whole group, itself included, once the process that ran it is gone. */
export function endWithParent() {
  const parent = Number(process.env.STARTLINE_PARENT)
  // The variable is inherited further: only a child of the process that set it has to end with it.
  if (windows || !(parent > 0) || (process.ppid !== parent && isRunning(parent))) return
  const watch = setInterval(() => {
    if (isRunning(parent)) return
    clearInterval(watch)
    process.on('exit', () => process.kill(0, 'SIGKILL'))
    setTimeout(() => process.exit(130), graceMs)
    process.kill(0, 'SIGTERM')
  }, watchMs)
}
