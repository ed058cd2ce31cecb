import { refusedImport } from './import-table.ts'

/** An entry of a zip archive, as the central directory states it. Sizes in bytes. */
export interface ZipEntry {
  name: string
  isDeflated: boolean
  packedSize: number
  size: number
  /** Position of the entry's local header. */
  at: number
}

/** A workbook has about a dozen entries, and one per picture. */
export const zipEntriesLimit = 2000
/** Unpacked size of a whole archive; a sheet of 10,000 rows and 30 columns has 11 MB. An isolate has 128 MB. */
export const zipBytesLimit = 16_000_000
/** Deflate can reach 1032; sheets of repeated rows stay below 60. */
export const zipRatioLimit = 200
/** Small parts may repeat themselves: below this size the ratio does not count. */
const ratioFreeSize = 1_000_000

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
/** Bits of the general purpose flag: encrypted, strongly encrypted, masked headers (APPNOTE 4.4.4). */
const encryptionFlags = 0x2041
/** Sizes and offsets with all bits set are in a zip64 record, which no workbook within the limits needs. */
const inZip64 = 0xffffffff

/**
 * Entries of an archive by its central directory (APPNOTE 4.3), all within the limits.
 * @throws DomainError import-refused with `zip-broken`, `zip-bomb`, `encrypted`, or `kind` for what workbooks do not use
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  const count = view.getUint16(end + 10, true)
  if (count === 0xffff) throw refusedImport('kind')
  if (count > zipEntriesLimit) throw refusedImport('zip-bomb')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  if (at === inZip64) throw refusedImport('kind')
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature)
      throw refusedImport('zip-broken')
    const length = view.getUint16(at + 28, true)
    entries.push(entryAt(bytes, view, at, length))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  checkWhole(entries)
  return entries
}

/** Position of the last end of central directory record; a comment of at most 65,535 bytes may follow it. */
function endRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at
  throw refusedImport('zip-broken')
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    isDeflated: method === 8,
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  }
  if ((flags & encryptionFlags) !== 0) throw refusedImport('encrypted')
  if (method !== 0 && method !== 8) throw refusedImport('kind')
  if ([entry.packedSize, entry.size, entry.at].includes(inZip64)) throw refusedImport('kind')
  if (entry.size > ratioFreeSize && entry.size > entry.packedSize * zipRatioLimit)
    throw refusedImport('zip-bomb')
  // Readers look for the size of such an entry elsewhere, so that two of them may find different contents.
  if (entry.packedSize === 0 && (entry.isDeflated || entry.size > 0))
    throw refusedImport('zip-broken')
  return entry
}

function checkWhole(entries: readonly ZipEntry[]): void {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (size > zipBytesLimit) throw refusedImport('zip-bomb')
  if (new Set(entries.map(({ name }) => name)).size < entries.length)
    throw refusedImport('zip-broken')
}
