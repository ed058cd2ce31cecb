import type { Locale } from '../../../src/model/locales.ts'
import { asciiSlug } from '../../domain/catalogue/names/ascii-slug.ts'
import type { City } from '../gazetteer/read-gazetteer.ts'
import type { EventRows, LastIds } from '../../domain/catalogue/events/row-tables.ts'
import type { Draw } from './draw.ts'
import { organiserName } from './words.ts'

/** Share of events with a known organiser, and share of these with a new organiser. */
const known = 0.85
const fresh = 0.2

/** Chooses an organiser of the event's country and adds new ones to the rows; null if the organiser is unknown. */
export function createOrganisers(): (
  draw: Draw,
  out: EventRows,
  ids: LastIds,
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
