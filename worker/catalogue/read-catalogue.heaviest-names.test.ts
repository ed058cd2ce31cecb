import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Locale } from '../../src/model/locales.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { readCatalogue } from './read-catalogue.ts'
import { nameIn, readCities } from './gazetteer/read-gazetteer.ts'

const rows = readCatalogue(fileURLToPath(new URL('./events', import.meta.url)))

/** The 100 events that the names policy covers (docs/decisions/0099). */
const heaviest = rows
  .toSorted((one, other) =>
    one.weight === other.weight
      ? one.permalink.localeCompare(other.permalink, 'en')
      : other.weight - one.weight,
  )
  .slice(0, 100)

/** The languages that write an event by its original name alone, by permalink. */
const writtenAsOriginal = new Map(
  readFileSync(new URL('./written-as-original.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([permalink = '', languages = '']) => [permalink, languages.split(' ')]),
)

const isNamedIn = (row: CatalogueRow, locale: Locale): boolean =>
  row.names[locale] !== undefined || (row.otherLanguage === undefined && row.language === locale)

test.each(['ja', 'zh', 'ko', 'ru', 'th', 'tr'] as const)(
  'each of the 100 heaviest events has a %s name or is listed as written as in the original, never both',
  (locale) => {
    const without = heaviest.filter((row) => !isNamedIn(row, locale)).map((row) => row.permalink)
    const listed = [...writtenAsOriginal].flatMap(([permalink, languages]) =>
      languages.includes(locale) ? [permalink] : [],
    )
    expect(without.toSorted()).toEqual(listed.toSorted())
  },
)

test('no event has an Indonesian name beside its original, because Indonesian media write originals', () => {
  expect(rows.filter(({ names }) => names.id !== undefined).map((row) => row.permalink)).toEqual([])
})

test('an event with a name in Traditional characters has one in Simplified characters', () => {
  const traditional = rows.filter(
    ({ otherLanguage, name }) => otherLanguage === 'zh-Hant' && /\p{Script=Han}/u.test(name),
  )
  expect(traditional.length).toBeGreaterThan(10)
  expect(traditional.filter(({ names }) => names.zh === undefined)).toEqual([])
  const traditionalOnly = /[馬臺灣澳門國際鳳陽萬維樂毅戰車園縣區賽場]/u
  const shown = rows.flatMap((row) => {
    const name = row.names.zh ?? (isNamedIn(row, 'zh') ? row.name : '')
    return traditionalOnly.test(name.replaceAll(/[澳毅赛区场园]/gu, '')) ? [name] : []
  })
  expect(shown).toEqual([])
})

const cities = readCities()

/** Spellings of a city that its events may not have in a language, because the city itself is spelled otherwise there. */
const otherSpellings: readonly [locale: Locale, city: number, ...spellings: string[]][] = [
  ['zh', 2509954, '瓦伦西亚'],
  ['ja', 1153671, 'チエンマイ'],
  ['ja', 3530597, 'メキシコシティー'],
  ['ja', 2510911, 'セビリャ', 'セビージャ', 'セビーリャ'],
  ['ja', 1790645, '廈門', '厦門'],
  ['ko', 1566083, '호치민'],
  ['th', 1853909, 'โอซะกะ', 'โอซากา'],
  ['th', 2759794, 'อัมสเตอดัม'],
  ['th', 2925533, 'แฟรงค์เฟิร์ต'],
  ['th', 5368361, 'ลอสแอนเจลิส', 'แอลเอ'],
  ['tr', 4887398, 'Şikago'],
  ['tr', 2803138, 'Antwerp'],
  ['tr', 2509954, 'Valencia'],
  ['tr', 2147714, 'Sydney'],
  ['ru', 146384, 'Лимассол'],
]

test.each(otherSpellings)('in %s the city %i is spelled one way', (locale, id, ...spellings) => {
  const city = cities.find((each) => each.id === id)
  if (city === undefined) throw new Error(`cities.tsv has no city ${id}; correct its id here`)
  expect(spellings).not.toContain(nameIn(locale, city))
  const wrong = rows.flatMap(({ names }) => {
    const name = names[locale] ?? ''
    return spellings.some((spelling) => name.includes(spelling)) ? [name] : []
  })
  expect(wrong).toEqual([])
})

const windowsOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) =>
    text.slice(at, at + length),
  )

/** True for a text that differs from another in exactly one letter. */
const differsInOne = (one: string, other: string): boolean =>
  [...one].filter((letter, at) => letter !== other[at]).length === 1

test('no event name has its city with one other letter, in the languages that do not inflect names', () => {
  const byName = new Map(cities.map((city) => [`${city.country}/${city.name}`, city]))
  const wrong = rows.flatMap((row) => {
    const city = byName.get(`${row.place.country}/${row.place.city}`)
    if (city === undefined) return []
    return (['ja', 'zh', 'ko', 'th'] as const).flatMap((locale) => {
      const spelled = nameIn(locale, city)
      const name = row.names[locale] ?? ''
      if (spelled.length < 3 || name.includes(spelled)) return []
      const near = windowsOf(name, spelled.length).some((part) => differsInOne(part, spelled))
      return near ? [`${locale} ${row.permalink}: ${name}, ${spelled}`] : []
    })
  })
  expect(wrong).toEqual([])
})
