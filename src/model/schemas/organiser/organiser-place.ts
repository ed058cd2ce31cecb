import * as v from 'valibot'
import { locatorMapView } from '../event/locator-map.ts'

/** Answers to the place section of an event's editor. */

/** A city of the gazetteer, named in the member's language. */
const cityView = v.strictObject({
  id: v.number(),
  name: v.string(),
  /** "Lower Austria, Austria" */
  area: v.string(),
  /** Degrees, WGS 84. */
  lat: v.number(),
  lon: v.number(),
})

export type CityView = v.InferOutput<typeof cityView>

export const citiesView = v.strictObject({ cities: v.array(cityView) })

/** Map around a point; null where it cannot be drawn. */
export const placeMapView = v.strictObject({
  plate: v.nullable(locatorMapView),
  /** Kilometres per pixel of the locator map. */
  kmPerPixel: v.number(),
})

export type PlaceMapView = v.InferOutput<typeof placeMapView>
