import { bigEndian32, nameAt } from './bytes.ts'
import type { PictureFacts } from './picture-facts.ts'

export const pngMagic = '\u0089PNG\r\n\u001A\n'

/** A chunk's length, its name and its checksum. */
const frameOfChunk = 12

/**
 * Walks the chunks of a PNG up to its last. The checksums are left to the decoder.
 * @returns null where the first chunk is not the one that names the size
 */
export function readPng(bytes: Uint8Array): PictureFacts | null {
  let at = pngMagic.length
  if (bytes.length < at + frameOfChunk + 13) return null
  if (bigEndian32(bytes, at) !== 13 || nameAt(bytes, at + 4) !== 'IHDR') return null
  const facts: PictureFacts = {
    width: bigEndian32(bytes, at + 8),
    height: bigEndian32(bytes, at + 12),
    animated: false,
    profileBytes: 0,
    whole: false,
  }
  let hasData = false
  while (at + frameOfChunk <= bytes.length) {
    const length = bigEndian32(bytes, at)
    const name = nameAt(bytes, at + 4)
    if (name === 'iCCP') facts.profileBytes += length
    // It stands before the data, and says how many frames follow.
    if (name === 'acTL' || name === 'fcTL' || name === 'fdAT') facts.animated = true
    if (at + frameOfChunk + length > bytes.length) break
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') {
      facts.whole = hasData
      break
    }
    at += frameOfChunk + length
  }
  return facts
}
