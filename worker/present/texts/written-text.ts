import { localName, type NamesByLocale } from '../../../src/i18n/local-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { languageName } from '../../../src/i18n/names.ts'
import type { WrittenText } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { foreignTag } from './foreign-tag.ts'

/**
 * A text that an organiser wrote in some languages: in the locale, else in English, in the organiser's own language, in any
 * that there is. Null without a text.
 * @param firstLanguage language that the organiser writes in first, if it is known
 */
export function writtenText(
  texts: NamesByLocale,
  locale: Locale,
  firstLanguage: string | null = null,
): WrittenText | null {
  const [any] = Object.entries(texts)
  if (any === undefined) return null
  const [language, text = ''] =
    firstLanguage !== null && texts[firstLanguage] !== undefined
      ? [firstLanguage, texts[firstLanguage]]
      : any
  const shown = localName({ text, language }, texts, locale)
  const lang = foreignTag(shown.language, locale)
  const note =
    lang === null
      ? null
      : m.reviews_language({ language: languageName(shown.language, locale) }, { locale })
  return { text: shown.text, lang, note }
}
