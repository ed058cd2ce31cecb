/** `npm start` and `npm run dev`, run by boot.mjs: prepares the database, builds, and serves on port 8787. */
import { serveResolver } from './serve-resolver.ts'
import { tickMinutes } from '../worker/jobs/job.ts'
import {
  build,
  exitWith,
  loadContent,
  loadDemoCatalogue,
  log,
  migrate,
  provideLocalSettings,
  statePath,
} from './steps.ts'

const port = process.env['PORT'] ?? '8787'
const dev = process.argv.includes('--dev')

/** Calls the scheduled jobs as often as Cloudflare's cron does, which nothing else does on this machine. */
function runJobs(): void {
  setInterval(() => {
    // A site that is still starting, or has ended, is called again at the next tick.
    void fetch(`http://localhost:${port}/cdn-cgi/handler/scheduled`).catch(() => undefined)
  }, tickMinutes * 60_000).unref()
}

provideLocalSettings()
runJobs()
migrate()
loadDemoCatalogue()
loadContent()
if (dev) {
  log(`http://localhost:${port} with hot reload`)
  process.env['LOCAL_ORIGIN'] = `http://localhost:${port}`
  process.env['LOCAL_RESOLVER'] = await serveResolver()
  exitWith('vite', ['dev', '--config', 'app.config.ts', '--port', port])
} else {
  build()
  log(`http://localhost:${port}`)
  exitWith('wrangler', [
    'dev',
    '--config',
    'dist/server/wrangler.json',
    '--local',
    '--persist-to',
    statePath,
    '--ip',
    '127.0.0.1',
    '--port',
    port,
    '--var',
    `LOCAL_ORIGIN:http://localhost:${port}`,
    '--var',
    `LOCAL_RESOLVER:${await serveResolver()}`,
    '--inspector-port',
    '0',
    '--show-interactive-dev-session=false',
    '--log-level',
    'warn',
  ])
}
