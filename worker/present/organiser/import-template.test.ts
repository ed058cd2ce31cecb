import { expect, test } from 'vitest'
import { locales } from '../../../src/model/locales.ts'
import { guessColumns } from '../../imports/guess-columns.ts'
import { readCsv } from '../../imports/read-csv.ts'
import { readSource } from '../../imports/read-source.ts'
import { workbookOf } from '../../../test/support/workbooks.ts'
import { headingsOf, importTemplate, importWorkbook, templateHeadings } from './import-template.ts'

test.each(locales)(
  'each heading of the template in %s is recognised as its fact',
  async (locale) => {
    const text = importTemplate(locale)
    const bytes = new TextEncoder().encode(`${text}A run${text.includes(';') ? ';' : ','}\r\n`)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const table = await readCsv(bytes)
    expect(guessColumns(table, templateHeadings())).toEqual([
      'name',
      'language',
      'date.ymd',
      'end',
      'day',
      'city',
      'region',
      'country',
      'lat',
      'lon',
      'venue',
      'sport',
      'race',
      'distance.km',
      'climb.m',
      'start',
      'price',
      'currency',
      'site',
      'entry',
      'opens',
      'closes',
      'certainty',
      'status',
      'reason',
      'previous',
    ])
  },
)

test('the workbook has the headings in its first row, which an import reads once a row is filled in', async () => {
  await expect(readSource(await importWorkbook('de'))).rejects.toMatchObject({ field: 'empty' })
  const filled = await workbookOf([[headingsOf('de'), ['Seelauf', 'Deutsch', '12.06.2027']]])
  const table = await readSource(filled)
  expect(guessColumns(table, templateHeadings()).slice(0, 4)).toEqual([
    'name',
    'language',
    'date.ymd',
    'end',
  ])
})
