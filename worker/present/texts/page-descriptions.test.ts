import { expect, test } from 'vitest'
import { dateBib } from '../../../src/i18n/format.ts'
import { locales } from '../../../src/model/locales.ts'
import { describeEvent } from './page-descriptions.ts'

const describe = (locale: (typeof locales)[number], dateConfirmed: boolean, past: boolean) =>
  describeEvent(
    {
      name: 'Berlin Marathon',
      city: 'Berlin',
      country: 'Germany',
      edition: { bib: dateBib('2026-09-27', '2026-09-27', locale), dateConfirmed, past },
    },
    '42.195 km',
    locale,
  )

test('an expected date that has passed is described as one that was expected', () => {
  expect(describe('en', false, true)).toContain('Berlin Marathon was expected on')
  expect(describe('en', false, false)).toContain('Berlin Marathon, expected on')
})

test.each(locales)('a %s description tells past, expected and confirmed dates apart', (locale) => {
  const texts = [describe(locale, false, true), describe(locale, false, false)]
  expect(new Set([...texts, describe(locale, true, false)]).size).toBe(3)
  expect(describe(locale, true, true)).toBe(describe(locale, true, false))
})
