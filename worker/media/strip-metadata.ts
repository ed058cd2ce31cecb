import { concatenate } from '../runtime/concatenate.ts'
import { webpChunks, webpHead } from './webp-chunks.ts'

const imageChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH'])
/** The only flag of the VP8X chunk that remains set: the others announce chunks that are removed. */
const alphaFlag = 0x10

/**
 * Removes every chunk of a WebP that is not image data: EXIF, XMP, colour profile, unknown ones.
 * @throws Error if the bytes are not a complete WebP
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks, whole } = webpChunks(bytes)
  if (!whole) throw new Error('The encoder did not return a complete WebP.')
  const parts = chunks
    .filter(({ name }) => imageChunks.has(name))
    .map(({ name, at, length }) => {
      // The part includes the chunk's header and its padding to an even length.
      const part = bytes.slice(at - 8, at + length + (length % 2))
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & alphaFlag
      return part
    })
  const result = concatenate([bytes.subarray(0, webpHead), ...parts])
  new DataView(result.buffer).setUint32(4, result.length - 8, true)
  return result
}
