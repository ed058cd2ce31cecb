/** The 17 languages of spec §2.1 (Reading A) and everything about them that is not a translation. */

interface LocaleRow {
  /** BCP 47 tag for `lang`, hreflang and Intl. */
  tag: string
  /** Name of the language in the language itself. */
  name: string
  /** Name in English, for documents and operators. */
  english: string
  /** Tag for Intl, which may add a region or calendar. */
  intl: string
  /** Language and territory for `og:locale` of Open Graph, which requires a territory. */
  social: string
}

export const localeTable = {
  en: { tag: 'en', name: 'English', english: 'English', intl: 'en-GB', social: 'en_GB' },
  fr: { tag: 'fr', name: 'Français', english: 'French', intl: 'fr', social: 'fr_FR' },
  de: { tag: 'de', name: 'Deutsch', english: 'German', intl: 'de', social: 'de_DE' },
  es: { tag: 'es', name: 'Español', english: 'Spanish', intl: 'es', social: 'es_ES' },
  it: { tag: 'it', name: 'Italiano', english: 'Italian', intl: 'it', social: 'it_IT' },
  pt: {
    tag: 'pt-PT',
    name: 'Português',
    english: 'Portuguese (Portugal)',
    intl: 'pt-PT',
    social: 'pt_PT',
  },
  'pt-BR': {
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    english: 'Portuguese (Brazil)',
    intl: 'pt-BR',
    social: 'pt_BR',
  },
  pl: { tag: 'pl', name: 'Polski', english: 'Polish', intl: 'pl', social: 'pl_PL' },
  sv: { tag: 'sv', name: 'Svenska', english: 'Swedish', intl: 'sv', social: 'sv_SE' },
  ru: { tag: 'ru', name: 'Русский', english: 'Russian', intl: 'ru', social: 'ru_RU' },
  zh: {
    tag: 'zh-Hans',
    name: '简体中文',
    english: 'Chinese (simplified)',
    intl: 'zh-CN',
    social: 'zh_CN',
  },
  ko: { tag: 'ko', name: '한국어', english: 'Korean', intl: 'ko', social: 'ko_KR' },
  ja: { tag: 'ja', name: '日本語', english: 'Japanese', intl: 'ja', social: 'ja_JP' },
  th: { tag: 'th', name: 'ไทย', english: 'Thai', intl: 'th-u-ca-buddhist', social: 'th_TH' },
  nl: { tag: 'nl', name: 'Nederlands', english: 'Dutch', intl: 'nl', social: 'nl_NL' },
  tr: { tag: 'tr', name: 'Türkçe', english: 'Turkish', intl: 'tr', social: 'tr_TR' },
  id: { tag: 'id', name: 'Bahasa Indonesia', english: 'Indonesian', intl: 'id', social: 'id_ID' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof localeTable

export const baseLocale = 'en' satisfies Locale

export const locales = Object.keys(localeTable).filter((key): key is Locale => key in localeTable)

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeTable, text)
}

/** Locale of a stored text; the default if the text is no locale or is no longer supported. */
export const localeOrDefault = (text: string, fallback: Locale = baseLocale): Locale =>
  isLocale(text) ? text : fallback
