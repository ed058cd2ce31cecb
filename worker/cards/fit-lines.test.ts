import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines, type Piece } from './fit-lines.ts'

/** Pieces in a font whose characters are all 40 wide at a size of 100. */
const piecesOf = (text: string): Piece[] =>
  (text.match(/\S+\s*/gu) ?? []).map((word) => ({
    text: word,
    width: word.trimEnd().length * 40,
    space: word === word.trimEnd() ? 0 : 40,
  }))

const box = { width: 600, height: 240, lines: 3, largest: 120, lineHeight: 1 }
const widthOf = (line: string, size: number): number => (line.length * 40 * size) / 100

test('a short name is set on one line at the largest size', () => {
  expect(fitLines(piecesOf('Oslo'), box)).toEqual({ lines: ['Oslo'], size: 120 })
})

test('a name of several lines is broken into lines of similar length', () => {
  const { lines } = fitLines(piecesOf('Great North City Run'), box)
  expect(lines).toEqual(['Great North', 'City Run'])
})

test('one line is preferred to two if it is nearly as large', () => {
  // Two lines would allow 120, one allows 104.
  expect(fitLines(piecesOf('Maraton Kosice'), box).lines).toEqual(['Maraton Kosice'])
})

test('a word wider than the box makes the type smaller and is not cut', () => {
  const { lines, size } = fitLines(piecesOf('Donaudampfschifffahrtslauf'), box)
  expect(lines).toEqual(['Donaudampfschifffahrtslauf'])
  expect(widthOf(lines[0] ?? '', size)).toBeLessThanOrEqual(box.width)
})

test('any words keep their order, stay whole and fit the box', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'm', '山'),
    minLength: 1,
    maxLength: 24,
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const text = words.join(' ')
      const { lines, size } = fitLines(piecesOf(text), box)
      expect(lines.join(' ')).toBe(text)
      expect(lines.length).toBeLessThanOrEqual(box.lines)
      if (size === 16) return
      expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height)
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width)
    }),
  )
})
