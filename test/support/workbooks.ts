import { writeXlsx, type CellValue, type WriteOptions } from 'hucre/xlsx'

type SheetOptions = Omit<WriteOptions['sheets'][number], 'name' | 'rows'>

/** Bytes of a workbook with a sheet per table. */
export const workbookOf = (
  tables: readonly CellValue[][][],
  sheet: SheetOptions = {},
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: tables.map((rows, index) => ({ ...sheet, name: `Sheet ${index + 1}`, rows })),
  })

/** Fields of an entry of a zip's central directory that tests change: position and length (APPNOTE 4.3.12). */
const fields = { flags: [8, 2], method: [10, 2], packedSize: [20, 4], size: [24, 4] } as const

/** Copy of a zip whose central directory states another value for an entry. */
export function withStated(
  zip: Uint8Array,
  name: string,
  field: keyof typeof fields,
  value: number,
): Uint8Array {
  const copy = Buffer.from(zip)
  const at = copy.lastIndexOf(name) - 46
  const [offset, length] = fields[field]
  copy.writeUIntLE(value, at + offset, length)
  return new Uint8Array(copy)
}
