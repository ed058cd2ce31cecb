import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'

/** Processes of a started command, as `ps` lists them; zombies are left out. */
function running(mark: string): { pid: number; args: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/u.exec(line) ?? [])
    .filter(([, , stat = 'Z', args = '']) => !stat.startsWith('Z') && args.includes(mark))
    .map(([, pid, , args = '']) => ({ pid: Number(pid), args }))
}

const pids = v.object({ server: v.number(), worker: v.number() })

const isRunning = (pid: number) =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.match(
    /^[^Z\s]/u,
  ) !== null

async function until(holds: () => boolean, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (holds()) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return holds()
}

interface Started {
  /** Process that the test has started. */
  top: ChildProcess
  /** Marks the command lines of this run. */
  file: string
  server: number
  worker: number
}

let leftOver: number[] = []
afterEach(() => {
  for (const pid of leftOver) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  leftOver = []
})

/** Starts the command with node or, as people do, with npm, and waits until its server is up. */
async function start(by: 'node' | 'npm'): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'startline-stop-'))
  const file = join(folder, 'pids')
  const support = resolve('test/support/stoppable')
  const args = [join(support, 'command.mjs'), join(support, 'starter.ts'), file]
  const scripts = { start: `node ${args.join(' ')}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
  // Variables of npm that the test itself was started with must not reach the command.
  const env = { ...process.env }
  delete env['npm_command']
  const top =
    by === 'npm'
      ? spawn('npm', ['start', '--silent', '--prefix', folder], { env, stdio: 'ignore' })
      : spawn('node', args, { env, stdio: 'ignore' })
  const isUp = () => existsSync(file) && readFileSync(file, 'utf8').endsWith('}')
  expect(await until(isUp, 30), 'the server is up').toBe(true)
  const { server, worker } = v.parse(pids, JSON.parse(readFileSync(file, 'utf8')))
  leftOver = [server, worker, ...running(file).map(({ pid }) => pid)]
  return { top, file, server, worker }
}

const isOver = ({ file, server, worker }: Started) =>
  running(file).length === 0 && !isRunning(server) && !isRunning(worker)

test.each([
  ['node', 'SIGTERM'],
  ['node', 'SIGINT'],
  ['node', 'SIGHUP'],
  ['node', 'SIGKILL'],
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
] as const)('started with %s, %s leaves no process', async (by, signal) => {
  const started = await start(by)
  expect(isOver(started), 'control: it runs before').toBe(false)
  started.top.kill(signal)
  expect(await until(() => isOver(started), 15)).toBe(true)
})
