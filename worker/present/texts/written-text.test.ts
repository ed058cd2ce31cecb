import { expect, test } from 'vitest'
import { writtenText } from './written-text.ts'

test('a text in the language of the reader has no note', () => {
  expect(writtenText({ de: 'Anreise', en: 'Arrival' }, 'de')).toEqual({
    text: 'Anreise',
    lang: null,
    note: null,
  })
})

test('a text that exists in other languages only is marked with its language', () => {
  expect(writtenText({ de: 'Anreise', en: 'Arrival' }, 'fr')).toMatchObject({ lang: 'en' })
  const german = { text: 'Anreise', lang: 'de', note: 'Original language: German' }
  expect(writtenText({ it: 'Arrivo', de: 'Anreise' }, 'en', 'de')).toEqual(german)
  expect(writtenText({ de: 'Anreise' }, 'en', 'ja')).toEqual(german)
})

test('without a text there is none', () => {
  expect(writtenText({}, 'en', 'de')).toBeNull()
})
