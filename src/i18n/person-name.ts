import type { Locale } from '../model/locales.ts'

interface Person {
  firstname: string
  lastname: string
}

const given = { name: 'firstname', autoComplete: 'given-name' } as const
const family = { name: 'lastname', autoComplete: 'family-name' } as const

const familyFirstLocales: readonly Locale[] = ['ja', 'ko', 'zh']

/** Fields of a person's name in the order of forms in a locale. */
export const personNameFields = (locale: Locale) =>
  familyFirstLocales.includes(locale) ? ([family, given] as const) : ([given, family] as const)

/** Labels of the fields in the same order, in which a form lists its errors. */
export const nameLabels = (locale: Locale, firstname: string, lastname: string): Person =>
  personNameFields(locale)[0] === family ? { lastname, firstname } : { firstname, lastname }

const eastAsian =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Lm}\s]+$/u

/**
 * A person's names in display order: the family name first for names in Chinese, Japanese or Korean characters. The
 * characters decide, not the reader's locale, as in CLDR's person names: Ines Duarte has this order in Japanese too.
 */
export function personNames({ firstname, lastname }: Person): readonly [string, string] {
  const isFamilyFirst = eastAsian.test(firstname) && eastAsian.test(lastname)
  return isFamilyFirst ? [lastname, firstname] : [firstname, lastname]
}

/** "Ines Duarte", "山田 太郎", "홍길동" */
export function fullName(person: Person): string {
  const names = personNames(person)
  const isKorean = names.every((name) => /\p{Script=Hangul}/u.test(name))
  return names.join(isKorean ? '' : ' ').trim()
}
