/**
 * `node scripts/vite-build.ts [--quiet] [CONFIG]`: builds the site, and exits once everything is written. Vite's own command
 * waits for the bundler's threads, which now and then never end (vite issue 21784): `npm start` then waited for ever.
 */
import { createBuilder } from 'vite'

const [configFile = 'app.config.ts'] = process.argv.slice(2).filter((each) => each !== '--quiet')
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info'
const builder = await createBuilder({ configFile, logLevel }, null)
await builder.buildApp()
process.exit(0)
