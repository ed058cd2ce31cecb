import { localName } from '../../../src/i18n/local-name.ts'
import { languageName } from '../../../src/i18n/names.ts'
import { isLocale, type Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'
import { foreignTag } from './foreign-tag.ts'

/** Texts or other values by locale. */
export type ByLocale<Value> = Readonly<Partial<Record<Locale, Value>>>

/**
 * Language whose text readers of a locale get (spec §3): the locale's, a variant of its language, English, else the first
 * that there is. Null without a text.
 */
export function languageFor(texts: ByLocale<unknown>, locale: Locale): Locale | null {
  const names = Object.fromEntries(Object.keys(texts).map((each) => [each, each]))
  const [first] = Object.keys(texts)
  if (first === undefined) return null
  const { language } = localName({ text: first, language: first }, names, locale)
  return isLocale(language) ? language : null
}

/** Note on a text in another language than the page's, and the tag of that language. */
export function foreignNote(language: Locale, locale: Locale) {
  const lang = foreignTag(language, locale)
  const name = languageName(language, locale)
  return { lang, note: lang === null ? null : m.reviews_language({ language: name }, { locale }) }
}
