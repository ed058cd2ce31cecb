import { bigEndian32, chunkNameAt } from './bytes.ts'
import type { PictureFacts } from './picture-facts.ts'

export const pngMagic = '\u0089PNG\r\n\u001A\n'

/** Bytes of a chunk besides its data: length, name and checksum. */
const chunkOverhead = 12

/**
 * Walks the chunks of a PNG up to IEND. The checksums are left to the decoder.
 * @returns null if the first chunk is not IHDR, which holds the size
 */
export function readPng(bytes: Uint8Array): PictureFacts | null {
  let at = pngMagic.length
  if (bytes.length < at + chunkOverhead + 13) return null
  if (bigEndian32(bytes, at) !== 13 || chunkNameAt(bytes, at + 4) !== 'IHDR') return null
  const facts: PictureFacts = {
    width: bigEndian32(bytes, at + 8),
    height: bigEndian32(bytes, at + 12),
    animated: false,
    profileBytes: 0,
    whole: false,
  }
  let hasData = false
  while (at + chunkOverhead <= bytes.length) {
    const length = bigEndian32(bytes, at)
    const name = chunkNameAt(bytes, at + 4)
    if (name === 'iCCP') facts.profileBytes += length
    // The chunks of an animated PNG; acTL precedes the image data and announces the frames.
    if (name === 'acTL' || name === 'fcTL' || name === 'fdAT') facts.animated = true
    if (at + chunkOverhead + length > bytes.length) break
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') {
      facts.whole = hasData
      break
    }
    at += chunkOverhead + length
  }
  return facts
}
