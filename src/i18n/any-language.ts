import { baseLocale, locales, type Locale } from './locales.ts'
import { nestedTables, routeWords, type Table } from './paths.ts'
import { wordsOf, type PathWords } from './words.ts'

type Lookup = (words: PathWords) => Table | undefined

const inverted = new WeakMap<Table, ReadonlyMap<string, string>>()

/** The table's keys by their words; made at first use, since every request looks words up. */
function keysByWord(table: Table): ReadonlyMap<string, string> {
  const made = inverted.get(table)
  if (made !== undefined) return made
  const keys = new Map<string, string>()
  for (const [key, word] of Object.entries(table)) if (!keys.has(word)) keys.set(word, key)
  inverted.set(table, keys)
  return keys
}

/** Key of a word: in the language, else in English, else in the other languages if all that have the word agree. */
function keyOf(word: string, locale: Locale, lookup: Lookup): string | null {
  const lower = word.toLowerCase()
  const keyIn = (each: Locale): string | undefined => {
    const table = lookup(wordsOf(each))
    return table === undefined ? undefined : keysByWord(table).get(lower)
  }
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
  const key = keyOf(first, locale, (words) => words.routes)
  const route = routeWords.find((each) => each === key)
  if (route === undefined) return null
  const named = [...tail]
  for (const [depth, word] of tail.entries()) {
    const found = keyOf(word, locale, (words) => nestedTables[route]?.(words)[depth])
    if (found === null) break
    named[depth] = found
  }
  return [route, ...named]
}
