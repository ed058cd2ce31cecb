import { expect, test } from 'vitest'
import { asyncRefusalOf } from '../../test/support/import-tables.ts'
import { readCsv } from './read-csv.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const refusal = (bytes: Uint8Array) => asyncRefusalOf(readCsv(bytes))
const cellsOf = async (bytes: Uint8Array) => (await readCsv(bytes)).rows.map(({ cells }) => cells)

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('a file separated by a %s is read', async (_name, separator) => {
  const text = ['Lauf|Datum|km', '"Nacht|Lauf"|12.06.2027|18,2'].join('\n')
  const file = bytesOf(
    text.replaceAll('|', separator).replace('18,2', separator === ',' ? '18.2' : '18,2'),
  )
  expect((await readCsv(file)).columns.map(({ name }) => name)).toEqual(['Lauf', 'Datum', 'km'])
  expect((await cellsOf(file))[0]?.[0]).toBe(`Nacht${separator === '\t' ? ' ' : separator}Lauf`)
})

test('quotes, line breaks in cells, empty lines and missing cells keep their row numbers', async () => {
  const table = await readCsv(bytesOf('a,b\r\n"x ""y"" z","two\nlines"\r\n\r\n,\r\nlast\r\n'))
  expect(table.rows).toEqual([
    { number: 2, cells: ['x "y" z', 'two lines'] },
    { number: 5, cells: ['last', ''] },
  ])
})

test('the separator that the file states is used', async () => {
  expect(await cellsOf(bytesOf('sep=;\na,x;b\n1,2;3'))).toEqual([['1,2', '3']])
})

test('formulas stay text', async () => {
  const formulas = ['=HYPERLINK("http://evil/")', '+1+1', '@SUM(A1)', '-2+3|cmd']
  const file = ['name', ...formulas.map((each) => `"${each.replaceAll('"', '""')}"`)].join('\n')
  expect((await cellsOf(bytesOf(`${file}\n`))).flat()).toEqual(formulas)
})

test('control and bidirectional characters are removed', async () => {
  expect(await cellsOf(bytesOf('name\n"Run\u0007\u202e gnp"'))).toEqual([['Run  gnp']])
})

test('UTF-8, UTF-16 with and without a mark, and Windows-1252 are recognised', async () => {
  const text = 'Läufe,Ort\nœuvre €,Żyła'
  const units = Buffer.from(text, 'utf16le')
  const big = Buffer.from(units).swap16()
  for (const file of [
    bytesOf(text),
    bytesOf(`\ufeff${text}`),
    units,
    big,
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ])
    expect(await cellsOf(file)).toEqual([['œuvre €', 'Żyła']])
  const western = Uint8Array.from([0x4c, 0xe4, 0x75, 0x66, 0x2c, 0x61, 0x0a, 0x80, 0x2c, 0x9c])
  expect(await readCsv(western)).toMatchObject({
    encoding: 'Windows-1252',
    columns: [{ name: 'Läuf' }, { name: 'a' }],
    rows: [{ cells: ['€', 'œ'] }],
  })
})

test.each([
  ['bytes of no encoding', [0x61, 0x0a, 0x81, 0x8d, 0x62]],
  ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a]],
  ['zero bytes', [0x61, 0x00, 0x00, 0x00, 0x0a, 0x62]],
  ['UTF-16 cut in the middle', [0xff, 0xfe, 0x61, 0x00, 0x0a]],
])('%s are refused for their encoding', async (_name, bytes) => {
  expect(await refusal(Uint8Array.from(bytes))).toBe('encoding')
})

test('a file without rows, with too many rows, or with too many columns is refused', async () => {
  expect(await refusal(bytesOf(''))).toBe('empty')
  expect(await refusal(bytesOf('name,date\n\n'))).toBe('empty')
  expect(await refusal(bytesOf(`name\n${'x\n'.repeat(10_000)}`))).toBeNull()
  expect(await refusal(bytesOf(`name\n${'x\n'.repeat(10_001)}`))).toBe('too-many-rows')
  expect(await refusal(bytesOf('\n'.repeat(3_000_000)))).toBe('too-many-rows')
  expect(await refusal(bytesOf(`${'a,'.repeat(200_000)}\n1`))).toBe('too-many-columns')
})

test('a quote that is never closed costs its cell only, and takes linear time', async () => {
  expect(await cellsOf(bytesOf('a,b\n"x,1\ny,2'))).toEqual([
    ['"x', '1'],
    ['y', '2'],
  ])
  const begun = performance.now()
  expect(await refusal(bytesOf(`a,b\n${'"x,1\n'.repeat(9_999)}`))).toBeNull()
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('a cell of 100 kB is cut', async () => {
  const [[cell = ''] = []] = await cellsOf(bytesOf(`name\n${'x'.repeat(100_000)}`))
  expect(cell).toHaveLength(2001)
})
