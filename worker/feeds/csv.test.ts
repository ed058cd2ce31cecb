import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('each row ends with CRLF, and quotes in a cell are doubled', () => {
  expect(
    csvText([
      ['name', 'note'],
      ['Run "X", 10k', 'line 1\nline 2'],
    ]),
  ).toBe('\uFEFF"name","note"\r\n"Run ""X"", 10k","line 1\nline 2"\r\n')
})

test.each(['=1+1', '+49 30', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test('a negative number stays a number', () => {
  expect(csvText([['-33.8', '-2']], ';')).toBe('\uFEFF"-33.8";"-2"\r\n')
})

test('a sign inside a cell stays as it is', () => {
  expect(csvText([['Paris-Roubaix', '5 = 5']])).toBe('\uFEFF"Paris-Roubaix","5 = 5"\r\n')
})
