import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isFullMatrix } from '../test/support/matrix.ts'
import { envForData, noteData } from './data-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'startline-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('tests of data are left out once they passed for the same inputs, and never with the full matrix', () => {
  const stamp = join(folder, 'made/stamp')
  expect(envForData(stamp)).toEqual({})
  noteData(stamp)
  expect(envForData(stamp)).toEqual(isFullMatrix ? {} : { DATA_TESTS: 'unchanged' })
  writeFileSync(stamp, 'of other inputs')
  expect(envForData(stamp)).toEqual({})
})
