import { inflateRawSync } from 'node:zlib'
import { refusedImport } from './import-table.ts'
import type { ZipEntry } from './zip-entries.ts'

const localSignature = 0x04034b50

/**
 * Content of an entry, which must have exactly the size that the directory states: inflating stops at that size, so that
 * the limits of `zipEntries` hold for the content too.
 * @throws DomainError import-refused with `zip-bomb` if there is more, `zip-broken` if there is less or it is damaged
 */
export function unzip(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { at, packedSize, size } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature)
    throw refusedImport('zip-broken')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packedSize > bytes.length) throw refusedImport('zip-broken')
  const packed = bytes.subarray(start, start + packedSize)
  const content = entry.isDeflated ? inflated(packed, size) : packed
  if (content.length > size) throw refusedImport('zip-bomb')
  if (content.length < size) throw refusedImport('zip-broken')
  return content
}

// A DecompressionStream has no limit in workerd: each write inflates all that it is given before anything is read.
function inflated(packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: size + 1 })
  } catch (error) {
    // Exceeding the limit is a RangeError in Node and in workerd, with a code in Node only; damage is another Error.
    throw refusedImport(error instanceof RangeError ? 'zip-bomb' : 'zip-broken')
  }
}
