/**
 * `node measure-import.ts <file> [control]`: reads a source as an isolate would and prints `{ outcome, cpuMs, taskMs,
 * bufferMb }`: processor time of the whole and of its longest task, and the buffers that it took beyond the source itself.
 */
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { DomainError } from '../../src/model/values/errors.ts'
import { readSource } from '../../worker/imports/read-source.ts'

const [, , file = '', control] = process.argv
const bytes = new Uint8Array(readFileSync(file))

const before = process.memoryUsage()
const begun = process.cpuUsage()
let task = process.cpuUsage()
const worst = { taskMs: 0, bufferMb: 0 }
const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

function measure(): void {
  const { external } = process.memoryUsage()
  worst.taskMs = Math.max(worst.taskMs, inMs(process.cpuUsage(task)))
  worst.bufferMb = Math.max(worst.bufferMb, (external - before.external) / 1e6)
  task = process.cpuUsage()
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
console.log(JSON.stringify({ outcome, cpuMs: inMs(process.cpuUsage(begun)), ...worst }))
