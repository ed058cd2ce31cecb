import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('a text that fits is shown whole', () => {
  const text = `${'a'.repeat(99)}. ${'B'.repeat(98)}.`
  expect(snippetOf(text, 'en')).toBe(text)
})

test('sentences beyond the width are left out, without the space before them', () => {
  const first = `${'a'.repeat(99)}.`
  expect(snippetOf(`${first} ${'B'.repeat(99)}.`, 'en')).toBe(first)
})

test('a Japanese character counts as two', () => {
  const sentence = `${'大'.repeat(49)}。`
  expect(snippetOf(sentence + sentence, 'ja')).toBe(sentence + sentence)
  expect(snippetOf(`${sentence}大${sentence}`, 'ja')).toBe(sentence)
})

test('a first sentence that is too long stays whole', () => {
  const first = `${'a'.repeat(250)}.`
  expect(snippetOf(`${first} B.`, 'en')).toBe(first)
})
