import { expect, test } from 'vitest'
import { countryName, countryNames } from './country-names.ts'

test('a Polish name does not break behind a word of one letter; search has it with a plain space', () => {
  expect(countryName('BA', 'pl')).toBe('Bośnia i\u00a0Hercegowina')
  expect(countryNames('BA')).toContain('Bośnia i Hercegowina')
})

test('a Russian name does not break before its dash', () => {
  expect(countryName('PG', 'ru')).toBe('Папуа\u00a0— Новая Гвинея')
})
