/**
 * `node measure-import.ts <file> [control]`: reads a source as an isolate would and prints `{ outcome, cpuMs, taskMs,
 * bufferMb }`: processor time of the whole and of its longest task, and the buffers that it took beyond the source itself.
 * On a machine that does everything more slowly, because it is busy or old, the times are those of a quiet one.
 */
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { DomainError } from '../../src/model/values/errors.ts'
import { readSource } from '../../worker/imports/read-source.ts'

const [, , file = '', control] = process.argv
const bytes = new Uint8Array(readFileSync(file))

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** Processor time of the same work as an import's on a quiet machine, in ms. */
const quietMs = 40

/** Times the machine by work that is always the same: texts are split, read and joined. */
function yardstickMs(): number {
  const started = process.threadCpuUsage()
  let length = 0
  for (let round = 0; round < 20; round++) {
    const cells = `"a, b";c;${round}\r\n`.repeat(4000).split('\r\n')
    const rows = cells.map((cell) => cell.split(';').map((each) => each.replaceAll('"', '').trim()))
    length += rows.map((row) => row.join(' ')).join('\n').length
  }
  if (length === 0) throw new Error('The yardstick must do its work.')
  return inMs(process.threadCpuUsage(started))
}

const yardsticks = [yardstickMs(), yardstickMs()]
const before = process.memoryUsage()
const begun = process.cpuUsage()
let task = process.threadCpuUsage()
const worst = { taskMs: 0, bufferMb: 0 }

function measure(): void {
  const { external } = process.memoryUsage()
  worst.taskMs = Math.max(worst.taskMs, inMs(process.threadCpuUsage(task)))
  worst.bufferMb = Math.max(worst.bufferMb, (external - before.external) / 1e6)
  task = process.threadCpuUsage()
}
const ticking = setInterval(measure, 0)

let outcome = 'read'
try {
  // The control hands the text to the library as it is.
  if (control !== undefined) ICAL.parse(new TextDecoder().decode(bytes))
  else await readSource(bytes)
} catch (error) {
  outcome = error instanceof DomainError ? String(error.field) : 'broken'
}
clearInterval(ticking)
measure()
const cpuMs = inMs(process.cpuUsage(begun))
yardsticks.push(yardstickMs(), yardstickMs())
const slowdown = Math.max(1, Math.min(...yardsticks) / quietMs)
const taskMs = worst.taskMs / slowdown
console.log(JSON.stringify({ outcome, cpuMs: cpuMs / slowdown, taskMs, bufferMb: worst.bufferMb }))
