/** Stands for scripts/start.ts: hands over to a server, which tells the file named last whom it belongs to. */
import { exitWith } from '../../../scripts/steps.ts'

const [file = ''] = process.argv.slice(2)
exitWith(process.execPath, [new URL('server.mjs', import.meta.url).pathname, file])
