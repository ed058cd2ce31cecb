import { encode, renderSVG } from 'uqr'

/** 3 modules of white on all sides. */
const options = { ecc: 'M', border: 3 } as const

/** The QR code of a ticket as SVG: 41 modules, black on white in every theme. */
export const ticketPicture = (code: string): string =>
  renderSVG(code, { ...options, whiteColor: '#fff', blackColor: '#000' })

/** Pixels of a module. */
const scale = 8

/** The same as rows of red, green and blue bytes, for programs that show no SVG. @returns with the size of a side in pixels */
export function ticketPixels(code: string): { pixels: Uint8Array; size: number } {
  const { data, size: modules } = encode(code, options)
  const size = modules * scale
  const pixels = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y += 1) {
    const row = data[Math.floor(y / scale)] ?? []
    for (let x = 0; x < size; x += 1) {
      const at = (y * size + x) * 3
      pixels.fill(row[Math.floor(x / scale)] === true ? 0 : 255, at, at + 3)
    }
  }
  return { pixels, size }
}
