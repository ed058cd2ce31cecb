import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { childSeconds } from './processor-time.ts'

test.runIf(process.platform === 'linux')('the time of a child that has ended is counted', () => {
  const before = childSeconds() ?? 0
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'
  spawnSync(process.execPath, ['--eval', busy])
  const taken = (childSeconds() ?? 0) - before
  expect(taken).toBeGreaterThan(0.25)
})
