import { cached } from './cached.ts'
import type { Locale } from './locales.ts'

/** A name with the locale of the 17, or the BCP 47 tag, that it is in; '' where that is not known. */
export interface LocalName {
  text: string
  language: string
}

/** Names in the languages that have one of their own; elsewhere `localName` falls back. */
export type Names = Partial<Record<Locale, string>>

/** Names by locale, as tables and search documents hold them. */
export type NamesByLocale = Readonly<Partial<Record<string, string>>>

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag

/**
 * The name to show to readers of a locale (spec §3): exact locale, then any variant of its language, then English,
 * then the original. The original counts in its own language.
 */
export function localName(original: LocalName, names: NamesByLocale, locale: Locale): LocalName {
  const all: NamesByLocale = { [original.language]: original.text, ...names }
  const find = (wanted: string): LocalName | null => {
    const language = [wanted, ...Object.keys(all).filter((key) => baseOf(key) === baseOf(wanted))]
    const found = language.find((key) => all[key] !== undefined)
    return found === undefined ? null : { text: all[found] ?? '', language: found }
  }
  return find(locale) ?? find('en') ?? original
}

const foreignLetter = /[^\P{L}\p{Script=Latin}]/u

/** True for a text with a letter of another script than Latin. */
export const hasForeignLetters = (text: string): boolean => foreignLetter.test(text)

const isText = (value: unknown): value is string => typeof value === 'string'
const scriptOf = (language: string): string =>
  cached(`script/${language}`, () => new Intl.Locale(language).maximize().script ?? '', isText)

/**
 * A text among the facts of an event of a language: "10km" at a Japanese event is not Japanese, so no language is
 * claimed for Latin letters where the language has others.
 */
export const textOfEvent = (text: string, language: string): LocalName => ({
  text,
  language: hasForeignLetters(text) || scriptOf(language) === 'Latn' ? language : '',
})
