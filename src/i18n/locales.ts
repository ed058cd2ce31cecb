/** The 17 languages of spec §2.1 (Reading A) and everything about them that is not a translation. */

interface LocaleRow {
  /** BCP 47 tag for `lang`, hreflang and Intl. */
  tag: string
  /** The language's name in itself. */
  name: string
  /** The name in English, for documents and operators. */
  english: string
  /** Intl tag, where dates need more than the language (a calendar). */
  intl: string
}

export const localeTable = {
  en: { tag: 'en', name: 'English', english: 'English', intl: 'en-GB' },
  fr: { tag: 'fr', name: 'Français', english: 'French', intl: 'fr' },
  de: { tag: 'de', name: 'Deutsch', english: 'German', intl: 'de' },
  es: { tag: 'es', name: 'Español', english: 'Spanish', intl: 'es' },
  it: { tag: 'it', name: 'Italiano', english: 'Italian', intl: 'it' },
  pt: { tag: 'pt-PT', name: 'Português', english: 'Portuguese (Portugal)', intl: 'pt-PT' },
  'pt-BR': {
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    english: 'Portuguese (Brazil)',
    intl: 'pt-BR',
  },
  pl: { tag: 'pl', name: 'Polski', english: 'Polish', intl: 'pl' },
  sv: { tag: 'sv', name: 'Svenska', english: 'Swedish', intl: 'sv' },
  ru: { tag: 'ru', name: 'Русский', english: 'Russian', intl: 'ru' },
  zh: { tag: 'zh-Hans', name: '简体中文', english: 'Chinese (simplified)', intl: 'zh-CN' },
  ko: { tag: 'ko', name: '한국어', english: 'Korean', intl: 'ko' },
  ja: { tag: 'ja', name: '日本語', english: 'Japanese', intl: 'ja' },
  th: { tag: 'th', name: 'ไทย', english: 'Thai', intl: 'th-u-ca-buddhist' },
  nl: { tag: 'nl', name: 'Nederlands', english: 'Dutch', intl: 'nl' },
  tr: { tag: 'tr', name: 'Türkçe', english: 'Turkish', intl: 'tr' },
  id: { tag: 'id', name: 'Bahasa Indonesia', english: 'Indonesian', intl: 'id' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof localeTable

export const baseLocale = 'en' satisfies Locale

export const locales = Object.keys(localeTable).filter((key): key is Locale => key in localeTable)

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeTable, text)
}
