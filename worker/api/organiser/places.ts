import { Hono } from 'hono'
import * as v from 'valibot'
import { findCityById, findPin, findPlaces } from '../../domain/catalogue/places/find-places.ts'
import { fileReader } from '../../http/static-files.ts'
import {
  presentPin,
  presentPlace,
  presentPlaceMap,
} from '../../present/organiser/organiser-place.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import { readerKeys, readerOf } from '../public/reader.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80))
const figure = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(least), v.maxValue(most))
const cityId = figure(-4e9, 4e9)

const placesQuery = v.union([
  v.object({ q: text, locale: localeKey }),
  v.object({ id: cityId, locale: localeKey }),
])
const pinQuery = v.object({
  lat: figure(-90, 90),
  lon: figure(-180, 180),
  city: v.optional(cityId),
  locale: localeKey,
})
const mapQuery = v.object({
  ...readerKeys,
  lat: figure(-85, 85),
  lon: figure(-180, 180),
  name: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
})

/**
 * Places for the editor of an event. `GET /cities` with `q`, the beginning of a name, or with the `id` of a city →
 * PlacesView; `GET /pin` with `lat`, `lon` and the `city` that was chosen → PinView; `GET /place-map` with `lat` and
 * `lon` → PlaceMapView.
 * @throws DomainError invalid-query
 */
export const places = new Hono<MemberEnvironment>()
  .get('/cities', queryKeys(placesQuery), async (c) => {
    const { db } = c.var
    const query = c.req.valid('query')
    const { locale } = query
    const city = 'q' in query ? null : await findCityById(db, query.id, locale)
    const found = 'q' in query ? await findPlaces(db, query.q, locale) : city === null ? [] : [city]
    return c.json({ places: found.map((place) => presentPlace(place, locale)) })
  })
  .get('/pin', queryKeys(pinQuery), async (c) => {
    const { lat, lon, city = null, locale } = c.req.valid('query')
    return c.json(presentPin(await findPin(c.var.db, { lat, lon }, city, locale), locale))
  })
  .get('/place-map', queryKeys(mapQuery), async (c) => {
    const query = c.req.valid('query')
    const reader = await readerOf(c.var.settings, query)
    const read = fileReader(c.env, new URL(c.req.url).origin)
    return c.json(await presentPlaceMap(query, query.name, reader, read))
  })
