import { littleEndian32, nameAt, standsAt } from './bytes.ts'

export interface WebpChunk {
  name: string
  /** Where its content begins; its name and length are the eight bytes before it. */
  at: number
  length: number
}

/** "RIFF", the length of what follows it, "WEBP". */
export const webpHead = 12
const chunkHead = 8

export function isWebp(bytes: Uint8Array): boolean {
  return standsAt(bytes, 0, 'RIFF') && standsAt(bytes, 8, 'WEBP')
}

/** The chunks that lie within the file, and whether they fill what the file says to be its length. */
export function webpChunks(bytes: Uint8Array): { chunks: WebpChunk[]; whole: boolean } {
  const said = littleEndian32(bytes, 4) + chunkHead
  const last = Math.min(said, bytes.length)
  const chunks: WebpChunk[] = []
  let at = webpHead
  while (at + chunkHead <= last) {
    const length = littleEndian32(bytes, at + 4)
    if (at + chunkHead + length > last) return { chunks, whole: false }
    chunks.push({ name: nameAt(bytes, at), at: at + chunkHead, length })
    // Each begins at an even place; one more or less is enough to tell of an animation.
    at += chunkHead + length + (length % 2)
    if (chunks.length > mostChunks) return { chunks, whole: false }
  }
  return { chunks, whole: said <= bytes.length && at === said }
}

/** A still picture has seven at most; what is unknown is allowed for. */
const mostChunks = 64
