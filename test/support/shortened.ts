import { locales } from '../../src/model/locales.ts'

const languagesShown = new Set(['en', 'de', 'ja'])

/** A response as the documentation prints it: lists but of numbers cut to two entries, languages to three. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'number')
      ? value
      : value.slice(0, 2).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const words: readonly string[] = locales
  const byLanguage = entries.length > 3 && entries.every(([key]) => words.includes(key))
  return Object.fromEntries(
    entries
      .filter(([key]) => !byLanguage || languagesShown.has(key))
      .map(([key, inner]) => [key, shortened(inner)]),
  )
}
