import { littleEndian32, chunkNameAt, hasBytesAt } from './bytes.ts'

export interface WebpChunk {
  name: string
  /** Offset of the data; the eight bytes before it are the name and the length. */
  at: number
  length: number
}

/** Bytes of the file header: "RIFF", the length of the rest, "WEBP". */
export const webpHead = 12
const chunkHead = 8
/** A still picture has at most seven chunks; the limit leaves room for unknown ones. */
const maxChunks = 64

export function isWebp(bytes: Uint8Array): boolean {
  return hasBytesAt(bytes, 0, 'RIFF') && hasBytesAt(bytes, 8, 'WEBP')
}

/** The chunks within the file. `whole` is true if they exactly fill the length that the file header declares. */
export function webpChunks(bytes: Uint8Array): { chunks: WebpChunk[]; whole: boolean } {
  const declaredEnd = littleEndian32(bytes, 4) + chunkHead
  const end = Math.min(declaredEnd, bytes.length)
  const chunks: WebpChunk[] = []
  let at = webpHead
  while (at + chunkHead <= end) {
    const length = littleEndian32(bytes, at + 4)
    if (at + chunkHead + length > end) return { chunks, whole: false }
    chunks.push({ name: chunkNameAt(bytes, at), at: at + chunkHead, length })
    // Chunks are padded to an even length.
    at += chunkHead + length + (length % 2)
    if (chunks.length > maxChunks) return { chunks, whole: false }
  }
  return { chunks, whole: declaredEnd <= bytes.length && at === declaredEnd }
}
