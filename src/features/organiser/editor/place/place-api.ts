import * as v from 'valibot'
import { send } from '../../../../browser/send.ts'
import type { Point } from '../../../../model/calendar/calendar.ts'
import {
  citiesView,
  placeMapView,
  type CityView,
  type PlaceMapView,
} from '../../../../model/schemas/organiser/organiser-place.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

async function get<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  const sent = await send('GET', path)
  const parsed = sent.ok ? v.safeParse(schema, sent.body) : null
  return parsed?.success === true ? parsed.output : null
}

const queryOf = (keys: Record<string, string>): string =>
  new URLSearchParams({ locale: getLocale(), ...keys }).toString()

/** Cities whose name begins with a text; null if they could not be loaded. */
export async function fetchCities(text: string): Promise<readonly CityView[] | null> {
  const found = await get(`/api/organiser/cities?${queryOf({ q: text })}`, citiesView)
  return found?.cities ?? null
}

export async function fetchCity(id: number): Promise<CityView | null> {
  const found = await get(`/api/organiser/cities?${queryOf({ id: String(id) })}`, citiesView)
  return found?.cities[0] ?? null
}

export const fetchPlaceMap = async (
  { lat, lon }: Point,
  name: string,
): Promise<PlaceMapView | null> =>
  await get(
    `/api/organiser/place-map?${queryOf({ lat: String(lat), lon: String(lon), name })}`,
    placeMapView,
  )
