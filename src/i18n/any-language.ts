import { baseLocale, locales, type Locale } from './locales.ts'
import { nestedTables, routeWords, type Table } from './paths.ts'
import { wordsOf, type PathWords } from './words.ts'

type Lookup = (words: PathWords) => Table | undefined

/** Key of a word: in the language, else in English, else in all other languages that have the word, if they agree. */
function keyOf(word: string, locale: Locale, lookup: Lookup): string | null {
  const lower = word.toLowerCase()
  const keyIn = (each: Locale): string | undefined =>
    Object.entries(lookup(wordsOf(each)) ?? {}).find(([, own]) => own === lower)?.[0]
  const first = keyIn(locale) ?? keyIn(baseLocale)
  if (first !== undefined) return first
  const keys = new Set(locales.map(keyIn).filter((key) => key !== undefined))
  const [only = null] = keys
  return keys.size === 1 ? only : null
}

/**
 * Decoded segments of a path, without its locale, with the route words in English. A route word may be of any language
 * and in capitals; `locale` decides where languages disagree. Null where the first segment is no route word.
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
