import { expect, test } from 'vitest'
import { withFormulaGuard, withoutFormulaGuard } from './formula-guard.ts'

test.each([
  ['-5 km', "'-5 km"],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-5.5', '-5.5'],
  ["'t Zwin", "'t Zwin"],
  ['10 km', '10 km'],
])('%s is exported as %s and read as it was', (text, cell) => {
  expect(withFormulaGuard(text)).toBe(cell)
  expect(withoutFormulaGuard(cell)).toBe(text)
})
