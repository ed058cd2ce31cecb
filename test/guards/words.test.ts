import '../../src/i18n/all-words.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../../src/model/locales.ts'
import { redirectedWordsOf, type WordTable } from '../../src/i18n/redirected-words.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { textOf } from './read-project.ts'

const english = wordsOf('en')
const others = locales.filter((locale) => locale !== 'en')
const nativeScripts: readonly Locale[] = ['ru', 'zh', 'ko', 'ja', 'th']
const countryTable = v.record(v.string(), v.tuple([v.string(), v.string()]))

/** Every word of a language with its key: `sports.run`. */
function wordsWithKeys(locale: Locale): [string, string][] {
  const tables: Record<string, Record<string, string>> = { ...wordsOf(locale) }
  return Object.entries(tables).flatMap(([table, entries]) =>
    Object.entries(entries).map(([key, word]): [string, string] => [`${table}.${key}`, word]),
  )
}

function countrySlugs(locale: Locale): [string, string][] {
  const json = v.parse(countryTable, JSON.parse(textOf(`src/i18n/countries/${locale}.json`)))
  return Object.entries(json).map(([code, [, slug]]) => [`countries.${code}`, slug])
}

/** PathWords that occur twice: `de: "marathon" is distances.marathon and sports.run`. */
function clashes(locale: Locale, words: [string, string][]): string[] {
  const holders = new Map<string, string[]>()
  for (const [key, word] of words) holders.set(word, [...(holders.get(word) ?? []), key])
  return [...holders]
    .filter(([, keys]) => keys.length > 1)
    .map(([word, keys]) => `${locale}: "${word}" is ${keys.join(' and ')}`)
}

test.each(locales)('%s has every word of English, and no other', (locale) => {
  expect(wordsWithKeys(locale).map(([key]) => key)).toEqual(wordsWithKeys('en').map(([key]) => key))
})

test.each(locales)('the words of %s are URL-safe', (locale) => {
  const ascii = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
  const native = /^[\p{Ll}\p{Lo}\p{M}\p{N}ー]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}ー]+)*$/u
  const pattern = nativeScripts.includes(locale) ? native : ascii
  const wrong = wordsWithKeys(locale).filter(
    ([, word]) => !pattern.test(word) || word !== word.normalize('NFC'),
  )
  expect(wrong.map(([key, word]) => `${locale} ${key}: "${word}"`)).toEqual([])
})

test.each(nativeScripts)('%s has routes and groups in its own script', (locale) => {
  const { routes, groups } = wordsOf(locale)
  const latin = [...Object.entries(routes), ...Object.entries(groups)].filter(([, word]) =>
    /^[\x20-\x7e]*$/u.test(word),
  )
  expect(latin.map(([key, word]) => `${locale} ${key}: "${word}"`)).toEqual([])
})

test.each(others)('%s is translated, not a copy of English', (locale) => {
  const source = new Map(wordsWithKeys('en'))
  const own = wordsWithKeys(locale).filter(
    ([key]) => key.startsWith('groups.') || key.startsWith('sports.'),
  )
  const same = own.filter(([key, word]) => source.get(key) === word)
  expect(
    same.length,
    `${locale}: ${same.map(([key]) => key).join(', ')} are as in English`,
  ).toBeLessThan(own.length / 2)
})

test.each(locales)('in %s no two routes have the same word', (locale) => {
  const { routes } = wordsOf(locale)
  expect(clashes(locale, Object.entries(routes))).toEqual([])
  // English words are understood under every prefix, so none may mean another route there.
  const crossed = Object.entries(english.routes).filter(([key, word]) =>
    Object.entries(routes).some(([other, own]) => other !== key && own === word),
  )
  expect(crossed.map(([key, word]) => `${locale}: "${word}" is English for ${key}`)).toEqual([])
})

test.each(locales)(
  'in %s no two members’ pages, profile pages or policies have the same word',
  (locale) => {
    const { members, memberSteps, profile, policies } = wordsOf(locale)
    expect(clashes(locale, Object.entries(members))).toEqual([])
    expect(clashes(locale, Object.entries(memberSteps))).toEqual([])
    expect(clashes(locale, Object.entries(profile))).toEqual([])
    expect(clashes(locale, Object.entries(policies))).toEqual([])
  },
)

test.each(locales)(
  'in %s a word after that of the news is one kind, one group of sports or the word of an event',
  (locale) => {
    const { routes, newsSteps, groups } = wordsOf(locale)
    const groupWords = Object.entries(groups).map(([key, word]): [string, string] => [
      `groups.${key}`,
      word,
    ])
    expect(clashes(locale, [...Object.entries(newsSteps), ...groupWords])).toEqual([])
    expect(newsSteps.event).toBe(routes.event)
  },
)

test.each(locales)(
  'in %s a word of the calendar is one group, sport, distance or country',
  (locale) => {
    const words = wordsWithKeys(locale).filter(
      ([key]) =>
        !/^(?:routes|members|memberSteps|profile|policies|newsSteps|eventSteps)\./u.test(key),
    )
    expect(clashes(locale, [...words, ...countrySlugs(locale)])).toEqual([])
  },
)

test.each(locales)('in %s no word of the calendar looks like a month', (locale) => {
  const all = [...wordsWithKeys(locale), ...countrySlugs(locale)]
  expect(all.filter(([, word]) => /^20\d\d(?:-\d\d)?$/u.test(word))).toEqual([])
})

const calendarTables: readonly WordTable[] = ['groups', 'sports', 'distances', 'countries']

/** Today's words that can stand where a word of the table does. */
function wordsBeside(locale: Locale, table: WordTable): string[] {
  const tables: Record<string, Record<string, string>> = { ...wordsOf(locale) }
  if (!calendarTables.includes(table)) return Object.values(tables[table] ?? {})
  const slugs = countrySlugs(locale).map(([, slug]) => slug)
  return [...calendarTables.flatMap((name) => Object.values(tables[name] ?? {})), ...slugs]
}

test.each(locales)('no word that redirects in %s is a word of today', (locale) => {
  const tables: readonly WordTable[] = [
    'routes',
    'policies',
    'members',
    'memberSteps',
    'profile',
    'newsSteps',
    'eventSteps',
    'organiserSections',
    ...calendarTables,
  ]
  const clashing = tables.flatMap((table) => {
    const today = wordsBeside(locale, table)
    return redirectedWordsOf(locale, table)
      .filter(({ word }) => today.includes(word))
      .map(({ key, word }) => `${locale} ${table}.${key}: "${word}"`)
  })
  expect(clashing).toEqual([])
})
