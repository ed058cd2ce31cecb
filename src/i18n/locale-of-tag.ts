import { isLocale, locales, type Locale } from '../model/locales.ts'

/**
 * Languages outside the 17 by the one of the 17 that serves their readers best: those of spec §2.1, Reading B, and
 * related languages. Readers of any other language get English.
 */
const nearest: ReadonlyMap<string, Locale> = new Map(
  Object.entries({
    de: ['lb', 'gsw', 'nds'],
    es: ['ca', 'gl', 'eu', 'ast', 'an'],
    fr: ['br', 'co', 'oc', 'wa'],
    id: ['ms', 'jv', 'su'],
    it: ['fur', 'sc', 'scn'],
    nl: ['af', 'fy'],
    pl: ['csb', 'szl'],
    ru: ['be', 'kk', 'ky', 'tt'],
    sv: ['no', 'nb', 'nn', 'da', 'fo'],
    th: ['lo'],
    tr: ['az', 'tk'],
    zh: ['cmn', 'yue'],
  } satisfies Partial<Record<Locale, string[]>>).flatMap(([locale, tags]) =>
    isLocale(locale) ? tags.map((tag) => [tag, locale] as const) : [],
  ),
)

const exact: ReadonlyMap<string, Locale> = new Map(
  locales.map((locale) => [locale.toLowerCase(), locale]),
)

/**
 * Locale for a BCP 47 tag: that of the tag itself (case-insensitive), else of its language, else of the nearest
 * language. Null if there is none.
 */
export function localeOfTag(tag: string): Locale | null {
  const lower = tag.toLowerCase().replaceAll('_', '-')
  const [language = ''] = lower.split('-')
  return exact.get(lower) ?? exact.get(language) ?? nearest.get(language) ?? null
}
