import { littleEndian16, littleEndian24, littleEndian32, hasBytesAt } from './bytes.ts'
import type { PictureFacts } from './picture-facts.ts'
import { webpChunks, type WebpChunk } from './webp-chunks.ts'

interface Size {
  width: number
  height: number
}

const animation = 0x02

function lossySize(bytes: Uint8Array, { at, length }: WebpChunk): Size | null {
  // The lowest bit of the first byte is 0 for key frames; only these have a size.
  if (length < 10 || (bytes[at] ?? 0) % 2 === 1) return null
  if (!hasBytesAt(bytes, at + 3, '\u009D\u0001\u002A')) return null
  return {
    width: littleEndian16(bytes, at + 6) & 0x3fff,
    height: littleEndian16(bytes, at + 8) & 0x3fff,
  }
}

function losslessSize(bytes: Uint8Array, { at, length }: WebpChunk): Size | null {
  if (length < 5 || bytes[at] !== 0x2f) return null
  const bits = littleEndian32(bytes, at + 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function canvasSize(bytes: Uint8Array, { at, length }: WebpChunk): Size | null {
  if (length < 10) return null
  return {
    width: littleEndian24(bytes, at + 4) + 1,
    height: littleEndian24(bytes, at + 7) + 1,
  }
}

function pictureSize(bytes: Uint8Array, chunk: WebpChunk): Size | null {
  return chunk.name === 'VP8 ' ? lossySize(bytes, chunk) : losslessSize(bytes, chunk)
}

/** Reads the chunks of a WebP. @returns null if none of them holds a size */
export function readWebp(bytes: Uint8Array): PictureFacts | null {
  const { chunks, whole } = webpChunks(bytes)
  const [first] = chunks
  if (first === undefined) return null
  const canvas = first.name === 'VP8X' ? canvasSize(bytes, first) : null
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const [picture] = pictures
  const frame = picture === undefined ? null : pictureSize(bytes, picture)
  const size = canvas ?? frame
  if (size === null) return null
  const flags = first.name === 'VP8X' ? (bytes[first.at] ?? 0) : 0
  const fits = frame !== null && frame.width === size.width && frame.height === size.height
  return {
    ...size,
    animated:
      (flags & animation) !== 0 || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF'),
    profileBytes: chunks
      .filter(({ name }) => name === 'ICCP')
      .reduce((sum, { length }) => sum + length, 0),
    whole: whole && fits && pictures.length === 1,
  }
}
