// Replaces wrangler with workerd: a process and its child, which ignores every signal that can be ignored.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const stubborn = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  setInterval(() => {}, 1000)
  process.stdout.write('up')`
const child = spawn(process.execPath, ['-e', stubborn], { stdio: ['ignore', 'pipe', 'ignore'] })
child.stdout.once('data', () =>
  writeFileSync(process.argv[2], JSON.stringify({ server: process.pid, worker: child.pid })),
)
setInterval(() => {}, 1000)
