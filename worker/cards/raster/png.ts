import { concatenate } from '../../runtime/concatenate.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Remainders of the bytes from 0 to 255, for the polynomial of CRC-32. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xed_b8_83_20 : remainder >>> 1
  return remainder
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}

/** Compresses bytes in zlib's format (RFC 1950), which `deflate` names. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A chunk of a PNG: length, type, data and the checksum of type and data (RFC 2083, section 3.2). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** The colours of a picture and the index of each pixel's; null if there are more than 256. */
function indexColours(pixels: Uint8Array): { palette: Uint8Array; indices: Uint8Array } | null {
  const indices = new Uint8Array(pixels.length / 3)
  const known = new Map<number, number>()
  let [last, lastIndex] = [-1, 0]
  for (let pixel = 0; pixel < indices.length; pixel++) {
    const at = pixel * 3
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    // Most pixels have the colour of their neighbour.
    if (colour !== last) {
      lastIndex = known.get(colour) ?? known.size
      if (lastIndex > 255) return null
      known.set(colour, lastIndex)
      last = colour
    }
    indices[pixel] = lastIndex
  }
  const palette = Uint8Array.from([...known.keys()].flatMap((c) => [c >> 16, c >> 8, c]))
  return { palette, indices }
}

/** Rows of bytes, each after its filter: 0 for none, because flat areas compress best as they are. */
function filterRows(bytes: Uint8Array, height: number): Uint8Array<ArrayBuffer> {
  const row = bytes.length / height
  const filtered = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++)
    filtered.set(bytes.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  return filtered
}

/** Encodes rows of red, green and blue bytes as a PNG, with a palette if its colours are few enough. */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const indexed = indexColours(pixels)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits per channel or index, then the colour type: 3 for a palette, 2 for red, green and blue.
  header.set([8, indexed === null ? 2 : 3], 8)
  const data = await deflate(filterRows(indexed?.indices ?? pixels, height))
  return concatenate([
    signature,
    chunk('IHDR', header),
    ...(indexed === null ? [] : [chunk('PLTE', indexed.palette)]),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ])
}
