import { webpChunks, webpHead } from './webp-chunks.ts'

const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH'])
/** Of the flags that say what a file has besides its picture, the one of transparency stays. */
const alphaFlag = 0x10

/**
 * Our encoding without whatever else an encoder put into it: camera, place, profile, comments.
 * @throws Error where the bytes are no whole WebP, which an encoder of ours never answers
 */
export function onlyPicture(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks, whole } = webpChunks(bytes)
  if (!whole) throw new Error('The encoder answered what is no WebP.')
  const parts = chunks
    .filter(({ name }) => kept.has(name))
    .map(({ name, at, length }) => {
      // With its name and length before it, and what fills it up to an even place.
      const part = bytes.slice(at - 8, at + length + (length % 2))
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & alphaFlag
      return part
    })
  const length = webpHead + parts.reduce((sum, part) => sum + part.length, 0)
  const result = new Uint8Array(length)
  result.set(bytes.subarray(0, webpHead))
  new DataView(result.buffer).setUint32(4, length - 8, true)
  let at = webpHead
  for (const part of parts) {
    result.set(part, at)
    at += part.length
  }
  return result
}
