import { locales, type Locale } from '../../model/locales.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ptBr from './pt-BR.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import { shortForms } from './country-short-forms.ts'

/**
 * Country code → [name, slug]; one table per language, generated with the gazetteer from the Unicode CLDR. The imports
 * are static for the reason given in all-words.ts.
 */
type CountryTable = Record<string, string[]>

const tables = {
  en,
  fr,
  de,
  es,
  it,
  pt,
  'pt-BR': ptBr,
  pl,
  sv,
  ru,
  zh,
  ko,
  ja,
  th,
  nl,
  tr,
  id,
} satisfies Record<Locale, CountryTable>

const nameOf = new Map<string, string>()
const slugOf = new Map<string, string>()
const codeOf = new Map<string, string>()

for (const locale of locales) {
  const table: CountryTable = tables[locale]
  for (const [code, [name = code, slug = code.toLowerCase()]] of Object.entries(table)) {
    nameOf.set(`${locale}/${code}`, name)
    slugOf.set(`${locale}/${code}`, slug)
    codeOf.set(`${locale}/${slug}`, code)
  }
}

/** Name of a country in a language; its code if the table has none. */
export function countryName(code: string, locale: Locale): string {
  const name = nameOf.get(`${locale}/${code}`) ?? code
  // In Polish no line ends with a word of one letter, in Russian none begins with a dash.
  if (locale === 'pl') return name.replaceAll(' i ', ' i\u00a0')
  return locale === 'ru' ? name.replaceAll(' —', '\u00a0—') : name
}

export function countrySlugIn(code: string, locale: Locale): string {
  return slugOf.get(`${locale}/${code}`) ?? code.toLowerCase()
}

/** Country code of a slug in a language, or null. */
export function countryOfSlug(slug: string, locale: Locale): string | null {
  return codeOf.get(`${locale}/${slug}`) ?? null
}

/** Codes of all countries. */
export const countryCodesIn = (locale: Locale): string[] => Object.keys(tables[locale])

const allNames = new Map<string, string[]>()

/** A country's names in the 17 languages and its short forms, without repeats; search finds events by any of them. */
export function countryNames(code: string): string[] {
  const names = allNames.get(code) ?? [
    ...new Set([
      ...locales.map((locale) => nameOf.get(`${locale}/${code}`) ?? code),
      ...shortForms(code),
    ]),
  ]
  allNames.set(code, names)
  return names
}
