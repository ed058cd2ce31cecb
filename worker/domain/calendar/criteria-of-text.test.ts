import { expect, test } from 'vitest'
import '../../../src/i18n/all-words.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { criteriaSegments } from './criteria.ts'
import { criteriaOfText } from './criteria-of-text.ts'

const today = '2026-11-21'
const pathOf = (text: string, locale: Locale = 'en'): string | null => {
  const criteria = criteriaOfText(text, locale, today)
  return criteria === null ? null : criteriaSegments(criteria, locale).join('/')
}

test.each<[string, Locale, string]>([
  ['trail 50k france july', 'en', 'trail-running/50k/france/2027-07'],
  ['Trail 50 km', 'en', 'trail-running/50k'],
  ['trail 50km France', 'en', 'trail-running/50k/france'],
  ['half marathon germany', 'en', 'half-marathon/germany'],
  ['germany half marathon december', 'en', 'half-marathon/germany/2026-12'],
  ['triathlon 2027 united states', 'en', 'triathlon/united-states/2027'],
  ['halbmarathon deutschland april 2027', 'de', 'halbmarathon/deutschland/2027-04'],
  ['marathon allemagne', 'fr', 'marathon/allemagne'],
  ['marathon deutschland', 'fr', 'marathon/allemagne'],
])('"%s" in %s means %s', (text, locale, path) => {
  expect(pathOf(text, locale) ?? '').toBe(path)
})

test.each([
  'marathon',
  'france',
  'berlin marathon',
  'ultra trail',
  'marathon half marathon',
  'july',
  '',
])('"%s" is a text, no filter', (text) => {
  expect(pathOf(text)).toBeNull()
})
