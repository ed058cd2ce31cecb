import { api } from '../../../../api/index.ts'
import { parsedResult } from '../../../../api/parsed-result.ts'
import type { Point } from '../../../../model/calendar/calendar.ts'
import {
  pinView,
  placeMapView,
  placesView,
  type PinView,
  type PlaceMapView,
  type PlaceView,
} from '../../../../model/schemas/organiser/organiser-place.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

const { cities, pin, 'place-map': placeMap } = api.organiser

/** Places whose name begins with a text; null if they could not be loaded. */
export async function fetchPlaces(text: string): Promise<readonly PlaceView[] | null> {
  const query = { q: text, locale: getLocale() }
  const sent = await parsedResult(cities.$get({ query }), placesView)
  return sent.ok ? sent.body.places : null
}

export async function fetchCity(id: number): Promise<PlaceView | null> {
  const query = { id: String(id), locale: getLocale() }
  const sent = await parsedResult(cities.$get({ query }), placesView)
  return sent.ok ? (sent.body.places[0] ?? null) : null
}

/** The city near a pin. @param city id of the city that was chosen */
export async function fetchPin({ lat, lon }: Point, city: number | null): Promise<PinView | null> {
  const chosen = city === null ? {} : { city: String(city) }
  const query = { lat: String(lat), lon: String(lon), ...chosen, locale: getLocale() }
  const sent = await parsedResult(pin.$get({ query }), pinView)
  return sent.ok ? sent.body : null
}

export async function fetchPlaceMap(
  { lat, lon }: Point,
  name: string,
): Promise<PlaceMapView | null> {
  const query = { lat: String(lat), lon: String(lon), name, locale: getLocale() }
  const sent = await parsedResult(placeMap.$get({ query }), placeMapView)
  return sent.ok ? sent.body : null
}
