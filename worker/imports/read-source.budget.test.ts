import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { importSources } from '../../test/support/import-sources.ts'
import { isFullMatrix } from '../../test/support/matrix.ts'

/** Processor time of one task, in which no other request of the isolate is answered. */
const taskMs = 150
/** Memory of an import beside its source; an isolate has 128 MB in all. */
const memoryMb = 64
/** Heap of the process before it reads anything. */
const baseMb = 24
const measured = v.object({
  outcome: v.string(),
  cpuMs: v.number(),
  taskMs: v.number(),
  bufferMb: v.number(),
})

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The measurement of a process of its own, whose heap ends at the budget. */
async function measure(name: keyof typeof importSources, ...control: string[]) {
  const file = join(folder, 'source')
  writeFileSync(file, await importSources[name]())
  const reader = [`--max-old-space-size=${memoryMb + baseMb}`, 'test/support/measure-import.ts']
  const runs = []
  // A busy machine adds to the time of a task, so the shortest of three counts.
  do {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other
    const { stdout } = await run(process.execPath, [...reader, file, ...control])
    runs.push(v.parse(measured, JSON.parse(stdout)))
  } while (runs.length < 3 && (runs.at(-1)?.taskMs ?? 0) > taskMs)
  return runs.reduce((best, each) => (each.taskMs < best.taskMs ? each : best))
}

const cases = [
  ['csv of 10,000 rows and 100 columns', 'read'],
  ['calendar of 5,000 rules without a day', 'read'],
  ['calendar of a line with 1.5 million parameters', 'read'],
  ['calendar of 1.9 million folds', 'read'],
  ['page of 9,000 events and 300,000 scripts', 'read'],
  ['workbook of 120,000 different texts', 'zip-bomb'],
  ['workbook of eight headers and 2 MB of texts', 'empty'],
] as const
const further = [
  ['csv of long cells', 'read'],
  ['calendar of quoted parameters', 'read'],
  ['RunSignup list of 1,000 long names', 'read'],
  ['workbook of 10,000 rows and 30 columns', 'read'],
] as const

test.each([...cases, ...(isFullMatrix ? further : [])])(
  'a %s keeps to the budget of an import',
  async (source, outcome) => {
    const found = await measure(source)
    expect(found.outcome).toBe(outcome)
    expect(found.taskMs).toBeLessThanOrEqual(taskMs)
    expect(found.bufferMb).toBeLessThanOrEqual(memoryMb)
    expect(found.cpuMs).toBeLessThan(5000)
  },
)

test('control: a parser that is given the whole text holds a task for longer', async () => {
  const found = await measure('calendar of 100,000 quoted parameters', 'control')
  expect(found.taskMs).toBeGreaterThan(taskMs)
})
