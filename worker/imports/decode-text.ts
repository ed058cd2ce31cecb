import { refusedImport } from './import-table.ts'

/** Encodings that are recognised, as shown to the user. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

const labels = { le: 'utf-16le', be: 'utf-16be' } as const

/** Bytes that Windows-1252 leaves undefined, and control characters that no text file has. */
const notWindows1252 = new Set([
  0x81,
  0x8d,
  0x8f,
  0x90,
  0x9d,
  0x7f,
  ...Array.from({ length: 32 }, (_, code) => code).filter(
    (code) => ![9, 10, 12, 13].includes(code),
  ),
])

/**
 * Text of a file by its byte order mark, as UTF-16 without one, as UTF-8, or as Windows-1252 if every byte has a meaning
 * there.
 * @throws DomainError import-refused with `encoding`
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), 'le')
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), 'be')
  const order = zeroBytes(bytes)
  if (order !== null) return utf16(bytes, order)
  const utf8 = decoded('utf-8', bytes)
  if (utf8 !== null && !utf8.includes('\0')) return { text: utf8, encoding: 'UTF-8' }
  if (bytes.some((byte) => notWindows1252.has(byte))) throw refusedImport('encoding')
  const text = decoded('windows-1252', bytes)
  if (text === null) throw refusedImport('encoding')
  return { text, encoding: 'Windows-1252' }
}

function utf16(bytes: Uint8Array, order: 'le' | 'be'): { text: string; encoding: TextEncoding } {
  const text = decoded(labels[order], bytes)
  if (text === null || text.includes('\0')) throw refusedImport('encoding')
  return { text, encoding: 'UTF-16' }
}

/** Byte order of UTF-16 without a mark: ASCII characters, which every table has, leave every other byte zero. */
function zeroBytes(bytes: Uint8Array): 'le' | 'be' | null {
  const sample = bytes.subarray(0, 1000)
  let even = 0
  let odd = 0
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const enough = sample.length / 8
  if (odd > enough && even === 0) return 'le'
  return even > enough && odd === 0 ? 'be' : null
}

/** Null for bytes that the encoding does not allow. A byte order mark is removed. */
function decoded(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
