import { baseLocale, locales, type Locale } from '../../src/model/locales.ts'
import { nestedTables, routeWords, type Table } from '../../src/i18n/paths.ts'
import { redirectedWordsOf } from '../../src/i18n/redirected-words.ts'
import { wordsOf, type PathWords } from '../../src/i18n/words.ts'

const inverted = new Map<string, ReadonlyMap<string, string>>()

/**
 * The keys of a language's table by their words, those that redirect included; made at first use, since every request
 * looks words up.
 */
function keysByWord(locale: Locale, name: keyof PathWords): ReadonlyMap<string, string> {
  const made = inverted.get(`${locale}/${name}`)
  if (made !== undefined) return made
  const table: Table = wordsOf(locale)[name]
  const words = [
    ...Object.entries(table),
    ...redirectedWordsOf(locale, name).map(({ key, word }) => [key, word] as const),
  ]
  const keys = new Map<string, string>()
  for (const [key, word] of words) if (!keys.has(word)) keys.set(word, key)
  inverted.set(`${locale}/${name}`, keys)
  return keys
}

/** Key of a word: in the language, else in English, else in the other languages if all that have the word agree. */
function keyOf(word: string, locale: Locale, name: keyof PathWords): string | null {
  const lower = word.toLowerCase()
  const keyIn = (each: Locale): string | undefined => keysByWord(each, name).get(lower)
  const first = keyIn(locale) ?? keyIn(baseLocale)
  if (first !== undefined) return first
  const keys = new Set(locales.map(keyIn).filter((key) => key !== undefined))
  const [only = null] = keys
  return keys.size === 1 ? only : null
}

/**
 * Translates the decoded segments of a path, without its locale, to English route words. Route words may be of any
 * language and in any case; `locale` decides if languages disagree. Null if the first segment is not a route word.
 */
export function canonicalSegments(segments: readonly string[], locale: Locale): string[] | null {
  const [first = '', ...tail] = segments
  const key = keyOf(first, locale, 'routes')
  const route = routeWords.find((each) => each === key)
  if (route === undefined) return null
  const named = [...tail]
  for (const [depth, word] of tail.entries()) {
    const name = nestedTables[route]?.[depth]
    const found = name === undefined ? null : keyOf(word, locale, name)
    if (found === null) break
    named[depth] = found
  }
  return [route, ...named]
}
