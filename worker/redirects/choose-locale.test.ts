import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLocale } from './choose-locale.ts'
import { isLocale, locales } from '../../src/model/locales.ts'

test.each(locales)('the header %s chooses that language', (locale) => {
  expect(chooseLocale(locale)).toBe(locale)
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['zh-Hant-TW', 'zh'],
  ['nb-NO,nb;q=0.9', 'sv'],
  ['da', 'sv'],
  ['ca,es;q=0.5', 'es'],
  ['uk,pl;q=0.7', 'pl'],
  ['en;q=0.5, fr;q=0.8', 'fr'],
  ['fr;q=0.8, de;q=0.8', 'fr'],
  ['fr;q=0, it', 'it'],
  ['sw, xx;q=0.9', 'en'],
  ['*', 'en'],
  ['', 'en'],
] as const)('Accept-Language "%s" chooses %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale)
})

test('the language with the largest weight wins at any position', () => {
  const languages = fc.uniqueArray(fc.constantFrom(...locales), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(languages, fc.nat(5), (tags, at) => {
      const best = tags[at % tags.length]
      const header = tags.map((tag) => (tag === best ? tag : `${tag};q=0.7`)).join(', ')
      expect(chooseLocale(header)).toBe(best)
    }),
  )
})

test('any malformed header chooses one of the 17 languages', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), (header) => isLocale(chooseLocale(header))))
})

test('a header of a megabyte is cut, not parsed', () => {
  const long = `${'x;q=0.1,'.repeat(130_000)}de`
  expect(chooseLocale(long)).toBe('en')
  // Parsing all of it would take two thousand times as long as its beginning. The best of twenty runs counts, so that a
  // busy machine does not fail the test.
  const milliseconds = (header: string): number => {
    const runs = Array.from({ length: 20 }, () => {
      const began = performance.now()
      chooseLocale(header)
      return performance.now() - began
    })
    return Math.min(...runs)
  }
  expect(milliseconds(long)).toBeLessThan(50 * milliseconds(long.slice(0, 500)))
})
