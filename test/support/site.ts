import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** The tests' time: a Saturday, so that "this weekend" is today. */
export const testNow = '2026-11-21T09:00:00Z'

export interface Site {
  url: string
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Settings without network: the cron fetches no rates, and email is stored, to be read at /dev/mail. */
export const offline = { RATES_ECB_URL: '', RATES_RSD_URL: '', MAIL_TRANSPORT: 'outbox' }

/** Secrets that only sign data of a test's database. */
export const testSecrets = {
  AUTH_SECRET: 'a-secret-of-tests-'.repeat(2),
  AUTH_PEPPER: 'a-pepper-of-tests-'.repeat(2),
  TICKET_KEY: 'a-ticket-key-of-tests-'.repeat(2),
}

/**
 * Serves the built worker (dist/) in workerd on a free port of the loopback, over the D1 and KV of a state folder.
 * @throws Error with the server's output when it does not respond within a minute
 */
export async function serveSite(state: string, vars: Record<string, string> = {}): Promise<Site> {
  const port = await freePort()
  const settings = Object.entries({ ...offline, ...testSecrets, ...vars }).flatMap(
    ([key, value]) => ['--var', `${key}:${value}`],
  )
  const child = spawn(
    'wrangler',
    [
      'dev',
      '--config',
      'dist/server/wrangler.json',
      '--local',
      '--persist-to',
      state,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
      '--log-level',
      'error',
      ...settings,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const stop = async () => {
    const { pid } = child
    if (pid === undefined || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-pid, 'SIGTERM')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))])
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(`${url}/api/menu`)) return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The site did not start.\n${output}`)
}
