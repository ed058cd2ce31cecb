import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, foldWords } from './fold.ts'

describe('folding', () => {
  it.each([
    ['Århus Ø-løbet', ['arhus', 'o', 'lobet']],
    ['Łódź', ['lodz']],
    ['Straße Æsir Œuvre', ['strasse', 'aesir', 'oeuvre']],
    ['İstanbul ISPARTA ıslak', ['istanbul', 'isparta', 'islak']],
    ['ＢＥＲＬＩＮ１０', ['berlin10']],
    ['Σίσυφος ΣΊΣΥΦΟΣ', ['σισυφοσ', 'σισυφοσ']],
    ['Санкт-Петербург й', ['санкт', 'петербург', 'и']],
    ["Côte d'Azur, 42.195km!", ['cote', 'd', 'azur', '42', '195km']],
    ['ｶﾞｷﾞ が', ['ガギ', 'が']],
    ['한국', ['한국']],
    ['กรุงเทพฯ', ['กรุงเทพฯ']],
    ['\0\ud83c🏃', []],
  ])('splits and folds %s', (text, words) => {
    expect(foldWords(text, false)).toEqual(words)
  })

  it('splits words between scripts, and joins words of dense scripts only with joinDense', () => {
    expect(foldWords('東京・マラソン2027 Tokyo', false)).toEqual([
      '東京',
      'マラソン',
      '2027',
      'tokyo',
    ])
    expect(foldWords('東京・マラソン2027 Tokyo', true)).toEqual(['東京マラソン', '2027', 'tokyo'])
  })

  it('gives ranges inside the text and in order for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, joinDense) => {
        const { text: folded, starts, ends } = foldText(text, joinDense)
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length])
        expect(starts.every((start, index) => start >= (starts[index - 1] ?? 0))).toBe(true)
        expect(ends.every((end) => end <= text.length)).toBe(true)
      }),
    )
  })

  it('gives the same words for ASCII texts, which take a shorter path', () => {
    const ascii = fc.string({
      unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
    })
    fc.assert(
      fc.property(ascii, (text) => {
        const words = foldText(text, false).text.split(' ').filter(Boolean)
        expect(foldWords(text, false)).toEqual(words)
      }),
    )
  })
})
