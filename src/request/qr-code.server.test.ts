import { expect, test } from 'vitest'
import { encode } from 'uqr'
import { drawQrCode } from './qr-code.server.ts'

/** Modules that the lines of a path cover. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/gu))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return rows
}

test('the lines of a QR code cover its dark modules and no other', () => {
  const url = 'https://startline.example/event/utmb-mont-blanc'
  const { size, path } = drawQrCode(url)
  expect(modulesOf(path, size)).toEqual(encode(url, { ecc: 'M', border: 0 }).data)
  expect(modulesOf(drawQrCode(`${url}/2025-08-25`).path, size)).not.toEqual(modulesOf(path, size))
})

test('a QR code has a finder pattern in three of its corners', () => {
  const { size, path } = drawQrCode('https://startline.example/')
  const rows = modulesOf(path, size)
  const cornerAt = (x: number, y: number) =>
    rows.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    )
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  const corners = [cornerAt(0, 0), cornerAt(size - 7, 0), cornerAt(0, size - 7)]
  expect(corners).toEqual([finder, finder, finder])
})
