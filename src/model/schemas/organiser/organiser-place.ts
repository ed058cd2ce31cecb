import * as v from 'valibot'
import { locatorMapView } from '../event/locator-map.ts'

/** Answers to the place section of an event's editor. */

/** A city or village of the gazetteer, named in the member's language. */
const placeView = v.strictObject({
  /** Id of the city: the place itself, or the one near a village. */
  id: v.number(),
  /** Name of a village; null for a city. */
  town: v.nullable(v.string()),
  name: v.string(),
  /** "Lower Austria, Austria" */
  area: v.string(),
  /** Degrees, WGS 84. */
  lat: v.number(),
  lon: v.number(),
})

export type PlaceView = v.InferOutput<typeof placeView>

export const placesView = v.strictObject({ places: v.array(placeView) })

/** The city near a pin; `isInCountry` is false for a pin in another country than the city that was chosen. */
export const pinView = v.strictObject({ city: v.nullable(placeView), isInCountry: v.boolean() })

export type PinView = v.InferOutput<typeof pinView>

/** Map around a point; null where it cannot be drawn. */
export const placeMapView = v.strictObject({
  plate: v.nullable(locatorMapView),
  /** Kilometres per pixel of the locator map. */
  kmPerPixel: v.number(),
})

export type PlaceMapView = v.InferOutput<typeof placeMapView>
