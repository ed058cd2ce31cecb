import { api } from '../../../../api/index.ts'
import { parsedResult } from '../../../../api/parsed-result.ts'
import type { Point } from '../../../../model/calendar/calendar.ts'
import {
  citiesView,
  placeMapView,
  type CityView,
  type PlaceMapView,
} from '../../../../model/schemas/organiser/organiser-place.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

const { cities, 'place-map': placeMap } = api.organiser

/** Cities whose name begins with a text; null if they could not be loaded. */
export async function fetchCities(text: string): Promise<readonly CityView[] | null> {
  const query = { q: text, locale: getLocale() }
  const sent = await parsedResult(cities.$get({ query }), citiesView)
  return sent.ok ? sent.body.cities : null
}

export async function fetchCity(id: number): Promise<CityView | null> {
  const query = { id: String(id), locale: getLocale() }
  const sent = await parsedResult(cities.$get({ query }), citiesView)
  return sent.ok ? (sent.body.cities[0] ?? null) : null
}

export async function fetchPlaceMap(
  { lat, lon }: Point,
  name: string,
): Promise<PlaceMapView | null> {
  const query = { lat: String(lat), lon: String(lon), name, locale: getLocale() }
  const sent = await parsedResult(placeMap.$get({ query }), placeMapView)
  return sent.ok ? sent.body : null
}
