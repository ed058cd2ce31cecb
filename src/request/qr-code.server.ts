import { encode } from 'uqr'

/** Draws the QR code of a URL, without the quiet zone of four modules around it. */
export function drawQrCode(url: string): { size: number; path: string } {
  const { size, data } = encode(url, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...dark.matchAll(/#+/gu)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`)
  })
  return { size, path: path.join('') }
}
