import { inflateSync } from 'node:zlib'

/** Pixels of pictures as red, green, blue and alpha, for decoders. */
interface Pixels {
  data: Uint8ClampedArray
  /** Pixels of a side. */
  size: number
}

function blank(size: number): Pixels {
  return { data: new Uint8ClampedArray(size * size * 4).fill(255), size }
}

/** An SVG whose dark squares are subpaths `M x,y h10 v10 h-10 z` of a path. */
export function pixelsOfSquares(svg: string): Pixels {
  const size = Number(/viewBox="0 0 (\d+) /u.exec(svg)?.[1])
  const pixels = blank(size)
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/gu))
    for (let row = 0; row < 10; row += 1)
      for (let column = 0; column < 10; column += 1) {
        const at = ((Number(y) + row) * size + Number(x) + column) * 4
        pixels.data.fill(0, at, at + 3)
      }
  return pixels
}

/** A square PNG with a palette, 8 bits a pixel and unfiltered rows, as worker/cards/raster/png.ts writes it. */
export function pixelsOfPng(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder().decode(bytes.subarray(at + 4, at + 8))
    chunks.set(type, bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
  }
  const size = view.getUint32(16)
  const pixels = blank(size)
  const rows = inflateSync(chunks.get('IDAT') ?? new Uint8Array())
  const palette = chunks.get('PLTE') ?? new Uint8Array()
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const colour = rows[y * (size + 1) + 1 + x] ?? 0
      pixels.data.set(palette.subarray(colour * 3, colour * 3 + 3), (y * size + x) * 4)
    }
  return pixels
}
