import { bigEndian16, hasBytesAt } from './bytes.ts'
import type { PictureFacts } from './picture-facts.ts'

export const jpegMagic = '\u00FF\u00D8\u00FF'

/** Baseline, extended and progressive: the frame types that browsers decode. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2])
const scan = 0xda
const end = 0xd9
const profile = 0xe2
const profileName = 'ICC_PROFILE\u0000'
/** Bytes of a profile segment before its data: segment length, name, part number and number of parts. */
const profileHead = 2 + profileName.length + 2

/** True for markers without a length: the restart markers and TEM. */
const isStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Offset of the first marker after the scan's data; the file's length if there is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1]
    if (next === undefined) return bytes.length
    // A zero after 0xff marks it as data.
    if (next !== 0 && next !== 0xff && !isStandalone(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/**
 * Walks the segments of a JPEG up to its end marker. Cameras append previews and films after it; they are ignored here
 * and dropped by the encoder. @returns null if no frame with a size is found
 */
export function readJpeg(bytes: Uint8Array): PictureFacts | null {
  let size: { width: number; height: number } | null = null
  let profileBytes = 0
  let scans = 0
  let frames = 0
  let whole = false
  let at = 2
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff || isStandalone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === end) {
      whole = scans > 0 && frames === 1
      break
    }
    const length = bigEndian16(bytes, at + 2)
    if (length < 2 || at + 2 + length > bytes.length) break
    if (frameMarkers.has(marker) && length >= 8) {
      frames += 1
      size ??= { height: bigEndian16(bytes, at + 5), width: bigEndian16(bytes, at + 7) }
    }
    if (marker === profile && hasBytesAt(bytes, at + 4, profileName))
      profileBytes += Math.max(0, length - profileHead)
    at += 2 + length
    if (marker === scan) {
      scans += 1
      at = endOfScan(bytes, at)
    }
  }
  return size === null ? null : { ...size, animated: false, profileBytes, whole }
}
