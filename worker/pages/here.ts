import * as v from 'valibot'
import type { Point } from '../../src/model/calendar/calendar.ts'
import { continentOf, type Continent } from '../../src/model/calendar/start-box.ts'

/** Cloudflare's guess of the visitor's place by network address; it gives strings. */
const edgePlace = v.object({
  latitude: v.pipe(v.string(), v.toNumber(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.string(), v.toNumber(), v.minValue(-180), v.maxValue(180)),
})

const toTenth = (degrees: number): number => Math.round(degrees * 10) / 10

/**
 * Coarse place of a visitor: the edge's guess, rounded to a tenth of a degree (about 10 km); null if the edge has none.
 * It is used for the response and stored nowhere.
 */
export function coarsePlace(request: Request): Point | null {
  const result = v.safeParse(edgePlace, request.cf)
  if (!result.success) return null
  return { lat: toTenth(result.output.latitude), lon: toTenth(result.output.longitude) }
}

/** True if a page's URL selects events near the visitor. */
export function isNearbyQuery(url: URL): boolean {
  return url.searchParams.get('near') === 'me'
}

const edgeZone = v.object({ timezone: v.string() })

/** The visitor's continent by the edge's guess of the time zone; null if the edge has none. */
export function edgeContinent(request: Request): Continent | null {
  const result = v.safeParse(edgeZone, request.cf)
  return result.success ? continentOf(result.output.timezone) : null
}

/** True if a page's URL selects the map without a box, which opens on the visitor's continent. */
function isContinentQuery(url: URL): boolean {
  return url.searchParams.get('view') === 'map' && !url.searchParams.has('box')
}

/** Place and continent of the visitor; null for each that the page's URL does not ask for. */
export function placeForPage(
  request: Request,
  url: URL,
): { continent: Continent | null; place: Point | null } {
  return {
    continent: isContinentQuery(url) ? edgeContinent(request) : null,
    place: isNearbyQuery(url) ? coarsePlace(request) : null,
  }
}
