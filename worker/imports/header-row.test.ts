import { expect, test } from 'vitest'
import { tableOfSheet } from './import-table.ts'
import { readCsv } from './read-csv.ts'

const tableOf = async (...rows: string[][]) =>
  await tableOfSheet(
    'xlsx',
    rows.map((cells, index) => ({ number: index + 1, cells })),
    null,
  )
const namesOf = ({ columns }: Awaited<ReturnType<typeof tableOf>>) =>
  columns.map(({ name }) => name)

const header = ['Veranstaltung', 'Datum', 'Ort', 'Strecke', 'Bemerkung']
const row = ['Donaulauf', '12.06.2027', 'Krems', '10 km', '']

test('a header below a title and a note is found, and rows keep the numbers of the sheet', async () => {
  const table = await tableOf(['Termine 2027'], [], ['Stand: November', 'LAC Krems'], header, row)
  expect(namesOf(table)).toEqual(header)
  expect(table.rows).toEqual([{ number: 5, cells: row }])
})

test.each([
  ['the first row names two facts', [header.slice(0, 2), header, row], header.slice(0, 2)],
  [
    'no row below names three facts',
    [['A', 'B', 'C'], ['Datum', 'Ort', 'x'], row],
    ['A', 'B', 'C'],
  ],
  [
    'rows above the later one are as long',
    [['A', 'B', 'C', 'D', 'E'], header, row],
    ['A', 'B', 'C', 'D', 'E'],
  ],
])('the first row is the header if %s', async (_why, rows, names) => {
  expect(namesOf(await tableOf(...rows)).slice(0, names.length)).toEqual(names)
})

test('the separator of a CSV file with a title line is that of its table', async () => {
  const text = `Termine, Stand November\n\n${header.join(';')}\n${row.join(';')}\n${row.join(';')}`
  const table = await readCsv(new TextEncoder().encode(text))
  expect(namesOf(table)).toEqual(header)
  expect(table.rows).toHaveLength(2)
})
