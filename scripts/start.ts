/** `npm start` and `npm run dev`, after boot.mjs: database, demo catalogue, build, and a server on port 8787. */
import {
  build,
  handOver,
  loadDemoCatalogue,
  migrate,
  provideLocalSettings,
  say,
  statePath,
} from './steps.ts'

const port = process.env['PORT'] ?? '8787'
const dev = process.argv.includes('--dev')

provideLocalSettings()
migrate()
loadDemoCatalogue()
if (dev) {
  say(`http://localhost:${port} with hot reload`)
  handOver('vite', ['dev', '--config', 'app.config.ts', '--port', port])
} else {
  build()
  say(`http://localhost:${port}`)
  handOver('wrangler', [
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
    '--inspector-port',
    '0',
    '--show-interactive-dev-session=false',
    '--log-level',
    'warn',
  ])
}
