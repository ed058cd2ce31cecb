import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from './read-suggestion.ts'
import { parseTerms } from '../text/terms.ts'

const marked = (text: string, typed: string): string[] =>
  highlight(text, parseTerms(typed)).ranges.map(([start, end]) => text.slice(start, end))

describe('highlighting', () => {
  it.each([
    ['Berlin-Marathon', 'ber mar', ['Ber', 'Mar']],
    ['Große Straße', 'stras', ['Straß']],
    ['Große Straße', 'strasse', ['Straße']],
    ['A\u030arhus Å', 'arh', ['A\u030arh']],
    ['ﬁnish ﬁre', 'fin', ['ﬁn']],
    ['İzmir İz', 'izm', ['İzm']],
    ['🏃 Run 🏃 run', 'run', ['Run', 'run']],
    ['東京・マラソン', '京マ', ['京・マ']],
    ['ｶﾞｰﾄﾞﾗﾝ', 'ガー', ['ｶﾞｰ']],
    ['กรุงเทพมาราธอน', 'มารา', ['มารา']],
    ['Marathon', 'arathon', []],
    ['mara marathon', 'mara marathon', ['marathon']],
    ['anna annana', 'anna ann', ['anna', 'anna']],
    ['', 'run', []],
  ])('marks in %s what %s matches', (text, typed, parts) => {
    expect(marked(text, typed)).toEqual(parts)
  })

  it('marks whole ranges, in order, that do not touch, for any text and query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
        let last = -1
        for (const [start, end] of highlight(text, parseTerms(`${typed} ${text}`)).ranges) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = end
        }
      }),
    )
  })
})
