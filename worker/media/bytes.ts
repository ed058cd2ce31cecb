/** Readers of bytes of an untrusted file. Callers check that the offset is within the file. */

export function bigEndian16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
}

export function bigEndian32(bytes: Uint8Array, at: number): number {
  return bigEndian16(bytes, at) * 0x1_0000 + bigEndian16(bytes, at + 2)
}

export function littleEndian16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
}

export function littleEndian24(bytes: Uint8Array, at: number): number {
  return littleEndian16(bytes, at) | ((bytes[at + 2] ?? 0) << 16)
}

export function littleEndian32(bytes: Uint8Array, at: number): number {
  return littleEndian24(bytes, at) + (bytes[at + 3] ?? 0) * 0x100_0000
}

/** True if the bytes at the offset equal the text, one Latin-1 character per byte. */
export function hasBytesAt(bytes: Uint8Array, at: number, letters: string): boolean {
  for (let i = 0; i < letters.length; i++) if (bytes[at + i] !== letters.charCodeAt(i)) return false
  return true
}

/** Four bytes as text: the name of a PNG or WebP chunk. */
export function chunkNameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
