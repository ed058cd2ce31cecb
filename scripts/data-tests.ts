import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isFullMatrix } from '../test/support/matrix.ts'
import { fingerprint } from './steps.ts'

/** Inputs of the base map's files and of the pictures drawn from them: what their tests depend on, which take ten seconds. */
const inputs = [
  'scripts/basemap',
  'worker/plates',
  'worker/geo',
  'worker/catalogue/gazetteer',
  'src/model',
  'src/i18n',
  'test/support',
  'package-lock.json',
]

/**
 * Environment in which test/vitest.config.ts leaves the tests of data out, if they passed here for the same inputs: not with
 * `MATRIX=full`, nor in a fresh checkout such as that of CI.
 * @param stamp file with the fingerprint of the inputs for which they passed
 */
export function envForData(stamp: string): Record<string, string> {
  const isKnown = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(inputs)
  return isKnown && !isFullMatrix ? { DATA_TESTS: 'unchanged' } : {}
}

/** Notes that the tests of data passed for the inputs as they are. */
export function noteData(stamp: string): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(inputs))
}
