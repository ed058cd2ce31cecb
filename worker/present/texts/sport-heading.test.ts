import { expect, test } from 'vitest'
import { groups, sports } from '../../../src/model/event/sports.ts'
import { locales } from '../../../src/model/locales.ts'
import { breakableName, jointedWords, sportHeading, withSoftHyphens } from './sport-heading.ts'
import { groupName, sportName } from '../../../src/i18n/sport-names.ts'

const namesIn = (locale: (typeof locales)[number]): string[] => [
  ...sports.map((sport) => sportName(sport, locale)),
  ...groups.map((group) => groupName(group, locale)),
]

test('each word with joints occurs in a name of a sport or group of its language', () => {
  const unused = locales.flatMap((locale) => {
    const names = namesIn(locale).join(' ')
    const words = jointedWords[locale] ?? []
    return words.filter((word) => !names.includes(word.replaceAll('|', '')))
  })
  expect(unused).toEqual([])
})

test('soft hyphens change nothing but the places where a name may break', () => {
  expect(withSoftHyphens('Freiwasserschwimmen', 'de')).toBe('Frei\u00ADwasser\u00ADschwimmen')
  for (const locale of locales)
    for (const name of namesIn(locale))
      expect(sportHeading(name, locale).phrases.join('').replaceAll('\u00AD', '')).toBe(name)
})

test('a Japanese name may break between its words, a German one at its joints', () => {
  expect(breakableName('トレイルランニング', 'ja')).toBe('トレイル\u200Bランニング')
  expect(breakableName('Trailrunning', 'de')).toBe('Trail\u00ADrunning')
})

test('a heading whose longest part is wide is smaller, in scripts of wide characters from half as many', () => {
  expect(sportHeading('Running', 'en').width).toBe('short')
  expect(sportHeading('Abcdefghijklmn', 'en').width).toBe('w14')
  expect(sportHeading('Freiwasserschwimmen', 'de').width).toBe('short')
  expect(sportHeading('Abcdefghijklmnopqr', 'en').width).toBe('w18')
  expect(sportHeading('トレイルランニング', 'ja').width).toBe('short')
  expect(sportHeading('クロスカントリースキー', 'ja').width).toBe('w14')
})

test('no part of a name in any language is wider than 18 characters', () => {
  const tooWide = locales.flatMap((locale) =>
    namesIn(locale).filter((name) =>
      sportHeading(name, locale).phrases.some(
        (phrase) =>
          locale !== 'th' &&
          Math.max(...phrase.split(/[\s\u00AD-]/u).map((part) => part.length)) > 18,
      ),
    ),
  )
  expect(tooWide).toEqual([])
})
