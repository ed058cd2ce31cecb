import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../../src/model/locales.ts'
import { brazilianName } from './brazilian-names.ts'
import { type ExemplarNames, cldrFolder } from './exemplar-cities.ts'
import { cellText, fold } from './fold.ts'
import { hasExonyms, homeCatalogues, homeLanguage, nativeScriptLanguage } from './home-languages.ts'
import { isLatin, type NameContext, nameInLocale, nativeScriptLocales } from './name-forms.ts'
import { knownNames } from './known-names.ts'
import type { LocaleNames } from './read-gazetteer.ts'
import type { Place } from './read-geonames.ts'
import { readMo } from './read-mo.ts'
import { extendsName } from './spellings.ts'
import { MissingSourceError } from './tools-package.ts'

/** Translations by catalogue language (`de`, `zh_CN`), keyed by GeoNames id, `DE.02` or `DE`. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Catalogue languages of a locale, best first. There is no Brazilian one. */
function cataloguesOf(locale: Locale): string[] {
  if (locale === 'pt-BR') return []
  return locale === 'zh' ? ['zh_CN', 'zh'] : [locale]
}

/**
 * Reads the gettext catalogues of Debian's `libgeonames-common`.
 * @param folder contains one folder per language, like /usr/share/locale
 */
export function readCatalogues(folder: string): Catalogues {
  const catalogues = new Map<string, Map<string, string>>()
  for (const language of new Set([...locales.flatMap(cataloguesOf), ...homeCatalogues])) {
    const file = join(folder, language, 'LC_MESSAGES/geonames.mo')
    if (!existsSync(file)) {
      throw new MissingSourceError(
        `${file} is missing: run "apt-get install libgeonames-common" (or "apt-get download libgeonames-common" ` +
          'and "dpkg -x libgeonames-common_*.deb FOLDER", then --names FOLDER/usr/share/locale)',
      )
    }
    catalogues.set(language, readMo(file))
  }
  return catalogues
}

/** The name of a place or region in the catalogues of a locale, in its script; null if there is none. */
export function catalogueName(
  catalogues: Catalogues,
  locale: Locale,
  key: string,
  context: NameContext,
): string | null {
  for (const language of cataloguesOf(locale)) {
    const text = catalogues.get(language)?.get(key)
    const name = text === undefined ? null : nameInLocale(locale, text, context)
    if (name !== null) return name
  }
  return null
}

/** Countries in which people search in traditional characters. */
const traditionalCountries = new Set(['HK', 'MO', 'TW'])

const russianOnly = /[ыэёщ]/u

/** The most likely of a place's unlabelled names, if its script identifies the language; otherwise null. */
function nameByScript(locale: Locale, place: Place, context: NameContext): string | null {
  const votes = new Map<string, number>()
  for (const text of place.alternates) {
    if (isLatin(text)) continue
    const name = nameInLocale(locale, text, context)
    if (name !== null && name.length > 1) votes.set(name, (votes.get(name) ?? 0) + 1)
  }
  if (locale === 'ru' && votes.size > 1) {
    // Other languages use Cyrillic too, so Russian is identified by letters that they lack.
    return [...votes.keys()].find((name) => russianOnly.test(name)) ?? null
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
  return ranked[0]?.[0] ?? null
}

/** German spelling without umlauts, as typed on foreign keyboards; null if the name has none. */
function withoutUmlauts(name: string): string | null {
  const plain = name
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
  return plain === name ? null : plain
}

export interface PlaceNames {
  name: string
  english: string
  names: LocaleNames
  alt: string[]
}

const plainLetters = /^[A-Za-z .-]+$/u

/**
 * The common English name. GeoNames' main name is English for most of the world; in Europe it is often the local name,
 * and the labelled English name is better, unless it equals `local`.
 */
function englishName(place: Place, labelled: string | null, local: string | undefined): string {
  if (labelled === null || fold(labelled) === fold(place.name)) {
    return labelled !== null && plainLetters.test(labelled) && local === undefined
      ? labelled
      : place.name
  }
  // A longer form such as "Marburg an der Lahn" is not a better name for Marburg.
  if (extendsName(place.name, labelled)) return place.name
  if (hasExonyms(place.country)) return labelled === local ? place.name : labelled
  const better = place.country === 'RU' || !plainLetters.test(place.name)
  return better && plainLetters.test(labelled) ? labelled : place.name
}

/** The local name in Latin letters; GeoNames' main name if that is not English. */
function nameAtHome(
  place: Place,
  english: string,
  exemplar: ExemplarNames | undefined,
  local: string | undefined,
): string {
  const stated = exemplar?.inLanguage(cldrFolder(homeLanguage(place.country, place.admin1)))
  if (stated !== undefined) return stated
  if (place.name.includes('/')) return english
  const isEnglish = fold(place.name) === fold(english) && hasExonyms(place.country)
  return isEnglish && local !== undefined && isLatin(local) ? local : place.name
}

/** Names of places in the 17 languages, from CLDR, then GeoNames' labelled names, then its unlabelled ones. */
export function placeNamer(
  catalogues: Catalogues,
  exemplarCities: ReadonlyMap<number, ExemplarNames>,
) {
  return (place: Place): PlaceNames => {
    const key = String(place.id)
    const exemplar = exemplarCities.get(place.id)
    const main: NameContext = { country: place.country, english: place.name }
    const fromCatalogue = (locale: Locale, context: NameContext) => {
      const name = catalogueName(catalogues, locale, key, context)
      // "New York City", "New York kenti": CLDR inherits the short form there.
      const longer = exemplar !== undefined && name !== null && isLatin(name)
      return longer &&
        fold(name).includes(fold(exemplar.english)) &&
        fold(name) !== fold(exemplar.english)
        ? exemplar.english
        : name
    }
    const local = catalogues.get(homeLanguage(place.country, place.admin1))?.get(key)
    const english = exemplar?.english ?? englishName(place, fromCatalogue('en', main), local)
    const context: NameContext = { country: place.country, english }
    const name = nameAtHome(place, english, exemplar, local)

    const names: LocaleNames = { ...knownNames(place.id) }
    for (const locale of locales) {
      if (names[locale] !== undefined) continue
      const stated = exemplar?.inLanguage(cldrFolder(locale))
      const clean = stated === undefined ? null : nameInLocale(locale, stated, context)
      const found = locale === 'en' ? english : (clean ?? fromCatalogue(locale, context))
      if (found !== null) names[locale] = found
    }
    if (names['pt-BR'] === undefined && names.pt !== undefined)
      names['pt-BR'] = brazilianName(names.pt)
    for (const locale of nativeScriptLocales) {
      const guess = names[locale] ?? nameByScript(locale, place, context)
      if (guess !== null) names[locale] = guess
    }

    const alt = [place.name]
    const german = ['DE', 'AT', 'CH', 'LI'].includes(place.country) ? withoutUmlauts(name) : null
    if (german !== null) alt.push(german)
    const native = catalogues.get(nativeScriptLanguage(place.country))?.get(key)
    if (native !== undefined && !isLatin(native)) alt.push(cellText(native))
    const traditional = traditionalCountries.has(place.country)
      ? catalogues.get('zh')?.get(key)
      : undefined
    if (traditional !== undefined && !isLatin(traditional)) alt.push(cellText(traditional))
    const known = new Set([name, ...Object.values(names)].map(fold))
    return {
      name: cellText(name),
      english,
      names: Object.fromEntries(
        Object.entries(names).filter(
          ([, text]) => text !== name && !(fold(text) === fold(name) && /[şţ]/u.test(text)),
        ),
      ),
      alt: [...new Set(alt)].filter((text) => !known.has(fold(text))),
    }
  }
}
