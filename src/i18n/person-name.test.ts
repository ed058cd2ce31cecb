import { expect, test } from 'vitest'
import { fullName, personNameFields, personNames } from './person-name.ts'

const person = (firstname: string, lastname: string) => ({ firstname, lastname })

test('names in Chinese, Japanese or Korean letters begin with the family name', () => {
  expect(fullName(person('太郎', '山田'))).toBe('山田 太郎')
  expect(fullName(person('タロー', 'やまだ'))).toBe('やまだ タロー')
  expect(fullName(person('길동', '홍'))).toBe('홍길동')
  expect(personNames(person('太郎', '𠮷田'))).toEqual(['𠮷田', '太郎'])
})

test('names in other letters begin with the given name', () => {
  expect(fullName(person('Ines', 'Duarte'))).toBe('Ines Duarte')
  expect(fullName(person('Taro', '山田'))).toBe('Taro 山田')
  expect(fullName(person('Björk', ''))).toBe('Björk')
})

test('forms have the family name first in Japanese, Korean and Chinese, else last', () => {
  const order = (locale: Parameters<typeof personNameFields>[0]) =>
    personNameFields(locale).map(({ autoComplete }) => autoComplete)
  for (const locale of ['ja', 'ko', 'zh'] as const)
    expect(order(locale)).toEqual(['family-name', 'given-name'])
  for (const locale of ['en', 'th', 'pt-BR'] as const)
    expect(order(locale)).toEqual(['given-name', 'family-name'])
})
