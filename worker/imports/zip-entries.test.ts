import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asyncRefusalOf } from '../../test/support/import-tables.ts'
import { withStated, workbookOf } from '../../test/support/workbooks.ts'
import { readXlsx } from './read-xlsx.ts'
import { zipBytesLimit, zipEntriesLimit } from './zip-entries.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const workbook = await workbookOf([
  [['Race'], ...Array.from({ length: 50 }, (_, row) => [`Run ${row}`])],
])

const refusal = (bytes: Uint8Array) => asyncRefusalOf(readXlsx(bytes))

/** Zip of deflated files, each with the size that its directory entry states. */
function zipOf(files: readonly { name: string; packed: Uint8Array; size: number }[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, packed, size } of files) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), Buffer.from(packed))
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]))
}
const file = (name: string, content: string | Uint8Array) => ({
  name,
  packed: deflateRawSync(content),
  size: content.length,
})
const types = file(
  '[Content_Types].xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
)

test('the unchanged workbook is read', async () => {
  expect(await refusal(workbook)).toBeNull()
})

test('an entry that states to grow beyond the ratio is refused', async () => {
  expect(await refusal(withStated(workbook, sheet, 'size', 40_000_000))).toBe('zip-bomb')
})

test('entries that state more than the limit together are refused', async () => {
  const size = zipBytesLimit / 2 + 1
  const packed = new Uint8Array(size / 100)
  const files = ['a', 'b'].map((name) => ({ name, packed, size }))
  expect(await refusal(zipOf([types, ...files]))).toBe('zip-bomb')
})

test.each([0, 10])('an entry that states %i bytes and has more is refused', async (size) => {
  expect(await refusal(withStated(workbook, sheet, 'size', size))).toBe('zip-bomb')
  const bomb = { ...file(sheet, new Uint8Array(20_000_000)), size }
  expect(await refusal(zipOf([types, bomb]))).toBe('zip-bomb')
})

test('an entry that states more bytes than it has is refused', async () => {
  expect(await refusal(withStated(workbook, sheet, 'size', 50_000))).toBe('zip-broken')
})

test('an entry whose packed size has to be looked for is refused', async () => {
  expect(await refusal(withStated(workbook, sheet, 'packedSize', 0))).toBe('zip-broken')
})

test('too many entries are refused', async () => {
  const files = Array.from({ length: zipEntriesLimit }, (_, index) => file(`${index}`, ''))
  expect(await refusal(zipOf([types, ...files]))).toBe('zip-bomb')
  expect(await refusal(zipOf([types, ...files.slice(1)]))).toBe('empty')
})

test('two entries of one name are refused', async () => {
  expect(await refusal(zipOf([types, file('a', 'x'), file('a', 'y')]))).toBe('zip-broken')
})

test('an encrypted entry, a zip64 size and another method are refused', async () => {
  expect(await refusal(withStated(workbook, sheet, 'flags', 1))).toBe('encrypted')
  expect(await refusal(withStated(workbook, sheet, 'size', 0xffffffff))).toBe('kind')
  expect(await refusal(withStated(workbook, sheet, 'method', 14))).toBe('kind')
})

test('a truncated workbook is refused, wherever it ends', async () => {
  for (let end = 4; end < workbook.length; end += 97)
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps the first failure readable
    expect(await refusal(workbook.subarray(0, end))).toBe('zip-broken')
})

test('a changed byte of the content is refused', async () => {
  const changed = workbook.slice()
  const at = Buffer.from(changed).indexOf(sheet) + sheet.length + 40
  changed[at] = (changed[at] ?? 0) ^ 0xff
  expect(['zip-broken', 'zip-bomb']).toContain(await refusal(changed))
})

test('an archive that is no workbook is refused as an unknown format', async () => {
  expect(await refusal(zipOf([file('notes.txt', 'hello')]))).toBe('kind')
  const document =
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  expect(await refusal(zipOf([file('[Content_Types].xml', document)]))).toBe('kind')
})
