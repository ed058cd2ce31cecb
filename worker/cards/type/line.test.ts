import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardFontFiles } from '../../../scripts/card-fonts.ts'
import type { Pen } from '../raster/pen.ts'
import { startHarfBuzz } from './harfbuzz-module.ts'
import { openFont } from './harfbuzz.ts'
import { setLine, type Slice } from './line.ts'
import { runsOf } from './runs.ts'

const compiled = (path: string) => new WebAssembly.Module(readFileSync(path))
const engine = await startHarfBuzz({
  harfbuzz: compiled('node_modules/harfbuzzjs/dist/harfbuzz.wasm'),
  callbacks: compiled('worker/cards/type/outline-callbacks.wasm'),
})
const files = cardFontFiles()

/** The slice of a family that has all these characters. */
async function sliceWith(family: string, characters: string): Promise<Slice> {
  for (const { path, read } of files) {
    if (!path.startsWith(`card-fonts/${family}/`)) continue
    const font = openFont(engine, await read())
    const lacks = Array.from(characters).some((each) => !font.has(each.codePointAt(0) ?? 0))
    if (!lacks) return { family, ...font }
  }
  throw new Error(`${family} has no slice of ${characters}`)
}

const latin = await sliceWith('sofia-sans', 'Marathon 20')
const arabic = await sliceWith('noto-sans-arabic', 'مدبي')
const slices = [latin, arabic]
const style = { families: ['sofia-sans', 'noto-sans-arabic'], weight: 600, size: 100, tag: 'en' }

/** Left and right end of what is drawn. */
function extent(text: string): { left: number; right: number; outlines: number } {
  const found = { left: Infinity, right: -Infinity, outlines: 0 }
  const see = (x: number): void => {
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
  }
  const pen: Pen = {
    move: see,
    line: see,
    quadratic: (_cx, _cy, x) => see(x),
    cubic: (_ax, _ay, _bx, _by, x) => see(x),
    close: () => (found.outlines += 1),
  }
  setLine(text, slices, style).draw(pen, 0, 0)
  return found
}

test('a line is drawn within its width, which grows with size and weight', () => {
  const line = setLine('Marathon', slices, style)
  const { left, right, outlines } = extent('Marathon')
  expect(outlines).toBeGreaterThan(8)
  expect(left).toBeGreaterThan(0)
  expect(right).toBeLessThanOrEqual(line.width)
  expect(right).toBeGreaterThan(line.width * 0.9)
  expect(setLine('Marathon', slices, { ...style, size: 200 }).width).toBeCloseTo(2 * line.width, 3)
  const [light = 0, bold = 0] = [300, 800].map(
    (weight) => setLine('Marathon', slices, { ...style, weight }).width,
  )
  expect(bold).toBeGreaterThan(light)
})

test('letter spacing is added to each glyph', () => {
  const spaced = setLine('abc', slices, { ...style, letterSpacing: 5 })
  expect(spaced.width).toBeCloseTo(setLine('abc', slices, style).width + 15, 3)
})

test('the shape of an Arabic letter depends on its neighbours', () => {
  const [one = 0, two = 0] = ['م', 'مم'].map((text) => setLine(text, slices, style).width)
  expect(Math.abs(two - 2 * one)).toBeGreaterThan(5)
})

test('a glyph outside of all fonts is drawn as a box', () => {
  expect(extent('ᚠ').outlines).toBeGreaterThan(0)
})

const order = (text: string): string[] =>
  runsOf(
    text,
    (point) => slices.find((slice) => slice.has(point)) ?? latin,
    (slice, point) => slice.has(point),
  ).map(({ start, end }) => text.slice(start, end).trim())

test('text to the right is in its order from left to right, with its numbers', () => {
  expect(order('دبي 2027')).toEqual(['2027', 'دبي'])
  expect(order('Dubai دبي 2027 km')).toEqual(['Dubai', '2027', 'دبي', 'km'])
})

test('a mark has the font of its letter', () => {
  expect(order('e\u0301a')).toEqual(['e\u0301a'])
})
