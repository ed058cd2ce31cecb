import { Hono } from 'hono'
import * as v from 'valibot'
import { findCities, findCityById } from '../../domain/catalogue/places/find-cities.ts'
import { fileReader } from '../../http/static-files.ts'
import { presentCity, presentPlaceMap } from '../../present/organiser/organiser-place.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import { readerKeys, readerOf } from '../public/reader.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80))
const figure = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(least), v.maxValue(most))

const citiesQuery = v.union([
  v.object({ q: text, locale: localeKey }),
  v.object({ id: figure(-1e9, 1e9), locale: localeKey }),
])
const mapQuery = v.object({
  ...readerKeys,
  lat: figure(-85, 85),
  lon: figure(-180, 180),
  name: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
})

/**
 * Places for the editor of an event. `GET /cities` with `q`, the beginning of a name, or with the `id` of a city →
 * CitiesView; `GET /place-map` with `lat` and `lon` → PlaceMapView.
 * @throws DomainError invalid-query
 */
export const places = new Hono<MemberEnvironment>()
  .get('/cities', queryKeys(citiesQuery), async (c) => {
    const { db } = c.var
    const query = c.req.valid('query')
    const { locale } = query
    const found = await ('q' in query
      ? findCities(db, query.q, locale)
      : findCityById(db, query.id, locale))
    return c.json({ cities: found.map((city) => presentCity(city, locale)) })
  })
  .get('/place-map', queryKeys(mapQuery), async (c) => {
    const query = c.req.valid('query')
    const reader = await readerOf(c.var.settings, query)
    const read = fileReader(c.env, new URL(c.req.url).origin)
    return c.json(await presentPlaceMap(query, query.name, reader, read))
  })
