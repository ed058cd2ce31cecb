import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import { locales } from '../../../src/model/locales.ts'
import { canonicalPath } from '../../../src/i18n/paths.ts'
import { presentEditor } from './page.ts'

test.each([
  [undefined, '/organiser-events/oslo'],
  ['prices', '/organiser-events/oslo/prices'],
] as const)('the editor at %s has a path in each language that leads to %s', (section, path) => {
  const { alternates } = presentEditor('oslo', section)
  expect(Object.keys(alternates)).toEqual([...locales])
  for (const locale of locales) {
    const local = alternates[locale] ?? ''
    const withoutLocale = locale === 'en' ? local : local.slice(locale.length + 1)
    expect(canonicalPath(decodeURI(withoutLocale), locale)).toBe(path)
  }
  expect(new Set(Object.values(alternates)).size).toBe(locales.length)
})
