import { decodeText } from './decode-text.ts'
import { refusedImport, type ImportTable } from './import-table.ts'
import { readCsv } from './read-csv.ts'
import { readIcs } from './read-ics.ts'
import { readJsonLd } from './read-json-ld.ts'
import { readJson } from './read-json.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Zip archives. Other files that are no text, such as pictures and PDFs, have bytes that no text has. */
const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b)
/** Compound documents: workbooks before 2007, and encrypted ones since. */
const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/**
 * Reads a source in the format that its content has; names and media types of files are often wrong.
 * @throws DomainError import-refused
 */
export async function readSource(bytes: Uint8Array): Promise<ImportTable> {
  if (bytes.length === 0) throw refusedImport('empty')
  if (isCompound(bytes)) throw refusedImport('encrypted')
  if (isArchive(bytes)) {
    // The reader of workbooks is loaded with the first of them.
    const { readXlsx } = await import('./read-xlsx.ts')
    return await readXlsx(bytes)
  }
  const start = decodeText(bytes).text.slice(0, 2000).trimStart()
  if (/^BEGIN:VCALENDAR/iu.test(start)) return await readIcs(bytes)
  if (start.startsWith('<')) return readJsonLd(bytes)
  if (/^(?:\{\s*["}]|\[\s*[[{\]])/u.test(start)) return readJson(bytes)
  return await readCsv(bytes)
}
