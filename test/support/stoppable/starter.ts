/** Replaces scripts/start.ts: starts a server, which writes its process ids to the file named last. */
import { exitWith } from '../../../scripts/steps.ts'

const [file = ''] = process.argv.slice(2)
exitWith(process.execPath, [new URL('server.mjs', import.meta.url).pathname, file])
