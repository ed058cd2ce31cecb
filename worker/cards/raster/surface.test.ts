import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawPath } from './path.ts'
import { circle, rectangle } from './shapes.ts'
import { createSurface, type Surface } from './surface.ts'

const [width, height] = [20, 10]

/** The pixels of a PNG of our encoder, as `rrggbb`. */
async function pixelsOf(surface: Surface): Promise<(x: number, y: number) => string> {
  const png = Buffer.from(await surface.png())
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.set(
      png.toString('latin1', at + 4, at + 8),
      png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
    )
  const palette = chunks.get('PLTE')
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return (x, y) => {
    if (palette === undefined) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      return data.toString('hex', at, at + 3)
    }
    const index = data[y * (width + 1) + 1 + x] ?? 0
    return palette.toString('hex', index * 3, index * 3 + 3)
  }
}

test('a filled shape has its colour, and pixels at its edge a share of it', async () => {
  const surface = createSurface(width, height, '#ffffff')
  surface.fill((pen) => rectangle(pen, 2, 2, 4.4, 4), '#000000')
  const pixel = await pixelsOf(surface)
  expect([pixel(1, 3), pixel(2, 3), pixel(5, 5), pixel(7, 3), pixel(3, 6)]).toEqual([
    'ffffff',
    '000000',
    '000000',
    'ffffff',
    'ffffff',
  ])
  // 0.4 of the pixel is covered.
  expect(pixel(6, 3)).toBe('999999')
})

test('a shape beyond the margins covers what of it is inside', async () => {
  const surface = createSurface(width, height, '#ffffff')
  surface.fill((pen) => rectangle(pen, -30, -30, 35, 100), '#ff0000')
  surface.fill((pen) => rectangle(pen, 15, -5, 100, 10), '#0000ff')
  const pixel = await pixelsOf(surface)
  expect([pixel(0, 0), pixel(4, 9), pixel(5, 5), pixel(14, 2), pixel(19, 4), pixel(19, 5)]).toEqual(
    ['ff0000', 'ff0000', 'ffffff', 'ffffff', '0000ff', 'ffffff'],
  )
})

test('a line across the margin covers as much as the same line without it', async () => {
  const sliver = 'M-7 0L13 2L13 3L-7 1z'
  const wide = createSurface(width, height, '#ffffff')
  wide.fill((pen) => drawPath(sliver, pen, 7, 0), '#000000')
  const cut = createSurface(width, height, '#ffffff')
  cut.fill((pen) => drawPath(sliver, pen, 0, 0), '#000000')
  const [whole, part] = await Promise.all([pixelsOf(wide), pixelsOf(cut)])
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 12; x++) expect(part(x, y), `${x}, ${y}`).toBe(whole(x + 7, y))
})

test('outlines of opposite directions cut a hole, of one direction they unite', async () => {
  const surface = createSurface(width, height, '#ffffff')
  surface.fill((pen) => {
    circle(pen, 5, 5, 4)
    circle(pen, 5, 5, 2, true)
  }, '#000000')
  surface.fill((pen) => {
    rectangle(pen, 11, 1, 5, 5)
    rectangle(pen, 13, 3, 5, 5)
  }, '#00ff00')
  const pixel = await pixelsOf(surface)
  expect([pixel(5, 5), pixel(5, 2), pixel(14, 4), pixel(17, 7)]).toEqual([
    'ffffff',
    '000000',
    '00ff00',
    '00ff00',
  ])
})

test('a shade covers what is outside of its holes, and lines within them, once', async () => {
  const surface = createSurface(width, height, '#ffffff')
  surface.shade(
    {
      holes: (pen) => rectangle(pen, 5, 0, 10, 10),
      lines: (pen) => drawPath('M0 4.5H12', pen, 0, 0),
      lineWidth: 1,
      bottom: 8,
    },
    '#000000',
    0.5,
  )
  const pixel = await pixelsOf(surface)
  expect([pixel(1, 1), pixel(1, 4), pixel(8, 4), pixel(8, 2), pixel(1, 9)]).toEqual([
    '808080',
    '808080',
    '808080',
    'ffffff',
    'ffffff',
  ])
})

test('path data of relative and absolute lines draws the same shape', async () => {
  const draw = async (data: string): Promise<string> => {
    const surface = createSurface(width, height, '#ffffff')
    surface.fill((pen) => drawPath(data, pen, 1, 0), '#123456')
    return Buffer.from(await surface.png()).toString('hex')
  }
  expect(await draw('M2 2h4v4h-4z')).toBe(await draw('M2 2L6 2V6H2Z'))
  expect(await draw('M2 2h4v4h-4z')).not.toBe(await draw('M2 2h4v5h-4z'))
})

test('a path command other than lines is an error', () => {
  const surface = createSurface(width, height, '#ffffff')
  const draw = () => surface.fill((pen) => drawPath('M0 0C1 1 2 2 3 3', pen, 0, 0), '#000000')
  expect(draw).toThrow('no path command C')
})

test('a picture of more than 256 colours is encoded without a palette', async () => {
  const surface = createSurface(width, 30, '#ffffff')
  for (let i = 0; i < width * 30; i++) {
    const colour = `#${(i * 1000).toString(16).padStart(6, '0')}`
    surface.fill((pen) => rectangle(pen, i % width, Math.floor(i / width), 1, 1), colour)
  }
  const pixel = await pixelsOf(surface)
  expect([pixel(3, 0), pixel(19, 29)]).toEqual(['000bb8', (599_000).toString(16).padStart(6, '0')])
})
