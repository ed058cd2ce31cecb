import { localeTable, type Locale } from '../../../src/model/locales.ts'

/** BCP 47 tag of a name's language for `lang`; null if it is the page's language or unknown (''). */
export function foreignTag(nameLanguage: string, locale: Locale): string | null {
  if (nameLanguage === locale || nameLanguage === '') return null
  return Object.entries(localeTable).find(([key]) => key === nameLanguage)?.[1].tag ?? nameLanguage
}
