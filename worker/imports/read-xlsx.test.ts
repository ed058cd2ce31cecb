import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { asyncRefusalOf } from '../../test/support/import-tables.ts'
import { workbookOf } from '../../test/support/workbooks.ts'
import { readSource } from './read-source.ts'
import { readXlsx } from './read-xlsx.ts'

const refusal = (bytes: Uint8Array) => asyncRefusalOf(readXlsx(bytes))
const day = (text: string) => new Date(`${text}Z`)
const format = (numFmt: string) => ({ style: { numFmt } })

test('cells are texts: numbers, dates, times and booleans as in a CSV file, formulas by their value', async () => {
  const rows = [
    ['Race', 'Date', 'Start', 'Briefing', 'km', 'Fee', 'Open'],
    ['Night “run”', day('2027-06-12T00:00'), null, null, 21.0975, 0.1 + 0.2, true],
    ['=1+1', day('1900-03-01T00:00'), null, null, null, null, false],
  ]
  const cells = new Map([
    ['1,2', { value: day('1899-12-31T09:30'), type: 'date' as const, ...format('hh:mm') }],
    [
      '1,3',
      { value: day('2027-06-11T18:05'), type: 'date' as const, ...format('yyyy-mm-dd hh:mm') },
    ],
    ['2,4', { value: null, type: 'formula' as const, formula: 'A1*2', formulaResult: 42.2 }],
  ])
  const table = await readXlsx(await workbookOf([rows], { cells }))
  expect(table.columns.map(({ name }) => name)).toEqual(rows[0])
  expect(table).toMatchObject({ kind: 'xlsx', encoding: null })
  expect(table.rows).toEqual([
    {
      number: 2,
      cells: ['Night “run”', '2027-06-12', '09:30', '2027-06-11 18:05', '21.0975', '0.3', 'TRUE'],
    },
    { number: 3, cells: ['=1+1', '1900-03-01', '', '', '42.2', '', 'FALSE'] },
  ])
})

test('a date of the 1904 date system is the same date', async () => {
  const rows = [['Date'], [day('2027-06-12T00:00')]]
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }], dateSystem: '1904' })
  expect((await readXlsx(bytes)).rows).toEqual([{ number: 2, cells: ['2027-06-12'] }])
})

test('the first sheet with a header and a row is read, and empty rows keep the numbers', async () => {
  const table = await readXlsx(
    await workbookOf([
      [],
      [['Calendar 2027']],
      [[null], ['Race'], [null], ['Night run']],
      [['x'], ['y']],
    ]),
  )
  expect(table.columns.map(({ name }) => name)).toEqual(['Race'])
  expect(table.rows).toEqual([{ number: 4, cells: ['Night run'] }])
})

test('a workbook without rows, with too many rows, or with too many columns is refused', async () => {
  const races = (count: number) => [['Race'], ...Array.from({ length: count }, () => ['x'])]
  expect(await refusal(await workbookOf([[]]))).toBe('empty')
  expect(await refusal(await workbookOf([[['Race', 'Date']]]))).toBe('empty')
  expect(await refusal(await workbookOf([races(10_000)]))).toBeNull()
  expect(await refusal(await workbookOf([races(10_001)]))).toBe('too-many-rows')
  const wide = Array.from({ length: 101 }, () => 'x')
  expect(await refusal(await workbookOf([[wide, wide]]))).toBe('too-many-columns')
})

test('a source that begins like a zip archive is read as a workbook', async () => {
  const table = await readSource(await workbookOf([[['Race'], ['Night run']]]))
  expect(table.kind).toBe('xlsx')
})
