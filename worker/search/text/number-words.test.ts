import { describe, expect, it } from 'vitest'
import { numberWords, spaceNumbers } from './number-words.ts'

describe('numbers beside letters', () => {
  it.each([
    ['20 km de paris', ['k', '20k', '20km']],
    ['lima 42k', ['42', 'k', 'km', '42km']],
    ['ironman 70 3 nice', ['703', 'nice', '3nice'].filter((word) => word !== 'nice')],
    ['24 heures', ['24heures']],
    ['berlin marathon', []],
  ])('of %s are also found as %j', (name, words) => {
    expect(numberWords(name.split(' '))).toEqual(words)
  })

  it.each([
    ['utmb2027', 'utmb 2027'],
    ['half21km', 'half 21 km'],
    ['забег10км', 'забег 10 км'],
    ['東京2027年', '東京2027年'],
  ])('%s is spaced as %s', (text, spaced) => {
    expect(spaceNumbers(text)).toBe(spaced)
  })
})
