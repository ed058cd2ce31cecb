// Replaces boot.mjs: runs the given command in a process group of its own.
import { run, stopWithSignals } from '../../../scripts/process-group.mjs'

stopWithSignals()
const { code } = await run(process.execPath, process.argv.slice(2), { env: process.env })
process.exit(code)
