// Stands for boot.mjs: runs what it is given in a group of its own.
import { run, stopWithSignals } from '../../../scripts/process-group.mjs'

stopWithSignals()
const { code } = await run(process.execPath, process.argv.slice(2), { env: process.env })
process.exit(code)
