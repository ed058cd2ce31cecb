import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePieces } from './line-breaks.ts'

test('words keep the space behind them', () => {
  expect(linePieces('Great North Run', 'en')).toEqual(['Great ', 'North ', 'Run'])
})

test('a short compound stays whole, a long one may part at its hyphens', () => {
  expect(linePieces('UTMB Mont-Blanc', 'fr')).toEqual(['UTMB ', 'Mont-Blanc'])
  expect(linePieces('Rhein-Ruhr-Marathon-Staffel', 'de')).toEqual([
    'Rhein-',
    'Ruhr-',
    'Marathon-',
    'Staffel',
  ])
})

test('Japanese and Chinese part between words, and no line begins with a dot or ends with a bracket', () => {
  const japanese = linePieces('アメージング・タイランド・マラソン（国際）大会', 'ja')
  expect(japanese.length).toBeGreaterThan(4)
  expect(japanese.filter((piece) => /^[・）ー]/u.test(piece) || /[（]$/u.test(piece))).toEqual([])
  expect(linePieces('胡志明市国际马拉松', 'zh').length).toBeGreaterThan(2)
})

test('Thai parts where its dictionary has words, never before a vowel sign or a tone mark', () => {
  const pieces = linePieces('กรุงเทพมาราธอนนานาชาติ', 'th')
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.filter((piece) => /^\p{M}/u.test(piece))).toEqual([])
})

test('Korean parts at its spaces only', () => {
  expect(linePieces('울트라 트레일 몽블랑', 'ko')).toEqual(['울트라 ', '트레일 ', '몽블랑'])
})

test('joined, the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(linePieces(text, 'ja').join('')).toBe(text.trimStart())
    }),
  )
})
