import type { Locale } from '../../../src/i18n/locales.ts'
import { asciiSlug } from '../ascii-slug.ts'
import type { City } from '../gazetteer/read-gazetteer.ts'
import type { CatalogueRecords, RecordIds } from '../records.ts'
import type { Draw } from './draw.ts'
import { organiserName } from './words.ts'

/** Shares of events whose organiser is known, and of these whose organiser is a new one. */
const known = 0.85
const fresh = 0.2

/** Gives each event an organiser of its country, adding new ones to the records; null where it is not known. */
export function createOrganisers(): (
  draw: Draw,
  out: CatalogueRecords,
  ids: RecordIds,
  city: City,
  locale: Locale,
) => number | null {
  const byCountry = new Map<string, number[]>()
  return (draw, out, ids, city, locale) => {
    if (!draw.chance(known)) return null
    const there = byCountry.get(city.country) ?? []
    if (there.length > 0 && !draw.chance(fresh)) return draw.pick(there)
    const id = (ids.organiser += 1)
    const name = organiserName(locale, city.names[locale] ?? city.name, draw.whole(0, 9))
    const permalink = `${asciiSlug(name) || city.slug}-${id.toString(36)}`
    const site = draw.chance(0.5) ? `https://${permalink}.example/` : null
    out.organiser.push({ id, permalink, name, site })
    there.push(id)
    byCountry.set(city.country, there)
    return id
  }
}
