import { crc32, deflateSync } from 'node:zlib'

/** Images for tests, assembled from their parts, so that each part can be wrong. */

const bytes = (...values: number[]): Buffer => Buffer.from(values)
const letters = (text: string): Buffer => Buffer.from(text, 'latin1')

function big(value: number, size: 2 | 4): Buffer {
  const result = Buffer.alloc(size)
  result.writeUIntBE(value, 0, size)
  return result
}

function little(value: number, size: 2 | 3 | 4): Buffer {
  const result = Buffer.alloc(size)
  result.writeUIntLE(value, 0, size)
  return result
}

const pngMagic = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([letters(name), content])
  return Buffer.concat([big(content.length, 4), named, big(crc32(named), 4)])
}

interface Size {
  width: number
  height: number
}

export function pngHead({ width, height }: Size): Buffer {
  const header = Buffer.concat([big(width, 4), big(height, 4), bytes(8, 2, 0, 0, 0)])
  return Buffer.concat([pngMagic, pngChunk('IHDR', header)])
}

const pngEnd = pngChunk('IEND', Buffer.alloc(0))

/** A valid PNG with a colour gradient; `extra` chunks precede the data. */
export function pngOf(size: Size, extra: readonly Buffer[] = []): Buffer {
  const rows = Buffer.alloc(size.height * (1 + size.width * 3))
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const at = y * (1 + size.width * 3) + 1 + x * 3
      rows[at] = Math.round((x / size.width) * 255)
      rows[at + 1] = Math.round((y / size.height) * 255)
      rows[at + 2] = (x * y) % 256
    }
  return Buffer.concat([pngHead(size), ...extra, pngChunk('IDAT', deflateSync(rows)), pngEnd])
}

/** A PNG with a stated size and almost no data, as a decompression bomb looks before decoding. */
export const hollowPng = (size: Size): Buffer =>
  Buffer.concat([pngHead(size), pngChunk('IDAT', deflateSync(Buffer.alloc(64))), pngEnd])

export function jpegSegment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([bytes(0xff, marker), big(content.length + 2, 2), content])
}

/** The structure of a JPEG without image data. */
export function jpegOf(size: Size, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.concat([
    bytes(8),
    big(size.height, 2),
    big(size.width, 2),
    bytes(1, 1, 0x11, 0),
  ])
  return Buffer.concat([
    bytes(0xff, 0xd8),
    ...extra,
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    // Data with an escaped 0xff and a restart marker.
    bytes(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
    bytes(0xff, 0xd9),
  ])
}

/** A JPEG with segments inserted after its first two bytes. */
export const withSegments = (jpeg: Buffer, segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** EXIF as a phone writes it: an orientation, and a place in GPS degrees (Oslo's opera). */
export function exif(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([little(tag, 2), little(type, 2), little(count, 4), value])
  const degrees = (...parts: number[]) =>
    Buffer.concat(parts.flatMap((part) => [little(part, 4), little(1, 4)]))
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const valuesAt = gpsAt + 2 + 4 * 12 + 4
  return Buffer.concat([
    letters('Exif\u0000\u0000II*\u0000'),
    little(8, 4),
    little(2, 2),
    entry(0x0112, 3, 1, little(orientation, 4)),
    entry(0x8825, 4, 1, little(gpsAt, 4)),
    little(0, 4),
    little(4, 2),
    entry(1, 2, 2, letters('N\u0000\u0000\u0000')),
    entry(2, 5, 3, little(valuesAt, 4)),
    entry(3, 2, 2, letters('E\u0000\u0000\u0000')),
    entry(4, 5, 3, little(valuesAt + 24, 4)),
    little(0, 4),
    degrees(59, 54, 27),
    degrees(10, 45, 12),
  ])
}

export function webpChunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([
    letters(name),
    little(content.length, 4),
    content,
    Buffer.alloc(content.length % 2),
  ])
}

export function webpFile(chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat([letters('WEBP'), ...chunks])
  return Buffer.concat([letters('RIFF'), little(content.length, 4), content])
}

export const webpLossy = ({ width, height }: Size): Buffer =>
  webpChunk(
    'VP8 ',
    Buffer.concat([
      bytes(0x30, 1, 0, 0x9d, 1, 0x2a),
      little(width, 2),
      little(height, 2),
      Buffer.alloc(7),
    ]),
  )

export const webpLossless = ({ width, height }: Size): Buffer =>
  webpChunk(
    'VP8L',
    Buffer.concat([bytes(0x2f), little((width - 1) | ((height - 1) << 14), 4), Buffer.alloc(3)]),
  )

export const webpCanvas = ({ width, height }: Size, flags: number): Buffer =>
  webpChunk(
    'VP8X',
    Buffer.concat([bytes(flags, 0, 0, 0), little(width - 1, 3), little(height - 1, 3)]),
  )
