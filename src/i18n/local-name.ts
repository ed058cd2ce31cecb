import { cached } from './cached.ts'
import type { Locale } from '../model/locales.ts'

/** A name with its language, as one of the 17 locales or a BCP 47 tag; '' if unknown. */
export interface LocalName {
  text: string
  language: string
}

/** Names by language; for a language without one `localName` falls back. */
export type Names = Partial<Record<Locale, string>>

/** Names by locale, in the form of tables and search documents. */
export type NamesByLocale = Readonly<Partial<Record<string, string>>>

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag

/**
 * Name for readers of a locale (spec §3): that of the locale, else of a variant of its language, else the English one,
 * else the original. The original counts as the name in its language.
 */
export function localName(original: LocalName, names: NamesByLocale, locale: Locale): LocalName {
  const all: NamesByLocale = { [original.language]: original.text, ...names }
  const find = (wanted: string): LocalName | null => {
    const exact = all[wanted]
    if (exact !== undefined) return { text: exact, language: wanted }
    const variants = Object.keys(all).filter((key) => baseOf(key) === baseOf(wanted))
    const found = variants.find((key) => all[key] !== undefined)
    return found === undefined ? null : { text: all[found] ?? '', language: found }
  }
  return find(locale) ?? find('en') ?? original
}

const foreignLetter = /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u

/** True for a text with a letter of another script than Latin. */
export const hasForeignLetters = (text: string): boolean => foreignLetter.test(text)

const isText = (value: unknown): value is string => typeof value === 'string'
const scriptOf = (language: string): string =>
  cached(`script/${language}`, () => new Intl.Locale(language).maximize().script ?? '', isText)

/** True for a language that is written in Latin script. */
export const isLatinLocale = (locale: Locale): boolean => scriptOf(locale) === 'Latn'

/**
 * A text of an event with its language. Latin letters get no language if the event's language has another script:
 * "10km" at a Japanese event is not Japanese.
 */
export const textOfEvent = (text: string, language: string): LocalName => ({
  text,
  language: hasForeignLetters(text) || scriptOf(language) === 'Latn' ? language : '',
})
