/** Stands for scripts/start.ts: hands over to a server, which tells the file named last whom it belongs to. */
import { handOver } from '../../../scripts/steps.ts'

const [file = ''] = process.argv.slice(2)
handOver(process.execPath, [new URL('server.mjs', import.meta.url).pathname, file])
