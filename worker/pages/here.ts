import * as v from 'valibot'
import type { Point } from '../../src/model/calendar.ts'

/** What the edge says of where a request comes from; strings, as Cloudflare gives them. */
const edgePlace = v.object({
  latitude: v.pipe(v.string(), v.toNumber(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.string(), v.toNumber(), v.minValue(-180), v.maxValue(180)),
})

const toTenth = (degrees: number): number => Math.round(degrees * 10) / 10

/**
 * Roughly where a request comes from: the edge's guess by network address, rounded to a tenth of a degree (about
 * 10 km), or null where the edge has none. It is used for the answer and kept nowhere.
 */
export function coarsePlace(request: Request): Point | null {
  const result = v.safeParse(edgePlace, request.cf)
  if (!result.success) return null
  return { lat: toTenth(result.output.latitude), lon: toTenth(result.output.longitude) }
}

/** Whether a page's address asks for what is near its reader: such a page is made for one visitor and never kept. */
export function asksForNear(url: URL): boolean {
  return url.searchParams.get('near') === 'me'
}
