import { encode } from 'uqr'
import { createMemo } from '../model/values/memo.ts'

interface QrCode {
  size: number
  path: string
}

/** Codes by URL: an encoding takes as long as a tenth of a page. */
const codes = createMemo<QrCode>(500)

/** Draws the QR code of a URL, without the quiet zone of four modules around it. */
export const drawQrCode = (url: string): QrCode => codes(url, () => encodeUrl(url))

function encodeUrl(url: string): QrCode {
  const { size, data } = encode(url, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...dark.matchAll(/#+/gu)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`)
  })
  return { size, path: path.join('') }
}
