import * as v from 'valibot'
import { wayOff } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { defaultRadius, radii } from '../../../src/model/calendar/calendar.ts'
import { nearPattern, readPoint } from '../../../src/model/calendar/read-place.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CalendarQuery, Near } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe, readBy } from '../key-schemas.ts'
import { stopMeasuring } from './leave-surroundings.ts'

function readNear(text: string): Near | null {
  if (text === 'me' || text === 'city') return { kind: text }
  const point = readPoint(text)
  return point === null ? null : { kind: 'point', point }
}

function writeNear(near: Near | null): string | null {
  if (near === null) return null
  return near.kind === 'point' ? `${near.point.lat},${near.point.lon}` : near.kind
}

function centreLabel(near: Near, cityName: string, { locale }: Reader): string {
  switch (near.kind) {
    case 'me':
      return m.filter_near_me({}, { locale })
    case 'city':
      return m.filter_around({ city: cityName }, { locale })
    case 'point':
      return m.filter_near_point({}, { locale })
  }
}

/** The reader and the city in force; editions around a centre are counted only while it is in force. */
function centres(
  { near }: CalendarQuery,
  { city, total, unlocated }: CalendarFacts,
  reader: Reader,
): Choice[] {
  const kinds = city === null ? (['me'] as const) : (['me', 'city'] as const)
  return kinds.map((kind) => ({
    label: centreLabel({ kind }, city?.name ?? '', reader),
    total: near?.kind === kind && !unlocated ? total : null,
    chosen: near?.kind === kind,
    change: { near: { kind } },
  }))
}

function radiusChoices(
  { radiusKm: inForce }: CalendarQuery,
  { facets, origin }: CalendarFacts,
  reader: Reader,
): Choice[] {
  if (origin === null) return []
  const { locale } = reader
  const offered = new Set<number>([...radii, inForce])
  return [...offered]
    .toSorted((a, b) => a - b)
    .map((radiusKm) => ({
      label: m.filter_within({ distance: wayOff(radiusKm, reader) }, { locale }),
      total: facets.radius.get(radiusKm) ?? null,
      chosen: radiusKm === inForce,
      change: { radiusKm },
    }))
}

/** Places within a radius of the reader, of a point or of the city in force. */
export const near = defineFilter({
  name: 'near',
  keys: {
    near: maybe(
      readBy(nearPattern, readNear),
      '`lat,lon` in degrees with at most four decimals; `city`, the city in the path; `me`, the reader: see `here`.',
    ),
    radius: maybe(
      v.pipe(
        v.string(),
        // From the first to the last of `radii`.
        v.regex(/^(?:0?[1-9]\d|1\d\d|2[0-4]\d|250)$/u),
        v.transform(Number),
      ),
      'Kilometres around `near`, 10 to 250.',
    ),
  },
  read(keys, { criteria, moved }) {
    // A form that changes the country leaves the surroundings of its city, too.
    const isElsewhere = moved && keys.near?.kind === 'city' && criteria.places.length === 0
    if (keys.near === null || isElsewhere) return {}
    return { near: keys.near, radiusKm: keys.radius ?? defaultRadius }
  },
  write: (query) => ({
    near: writeNear(query.near),
    radius: query.near === null || query.radiusKm === defaultRadius ? null : query.radiusKm,
  }),
  contradiction: (query) =>
    query.near?.kind === 'city' && query.criteria.city === null ? 'near' : null,
  isSet: (query) => query.near !== null,
  drop: stopMeasuring,
  search: ({ radiusKm }, { places }) =>
    places.origin === null ? {} : { near: { point: places.origin, km: radiusKm } },
  label(query, places, reader) {
    if (query.near === null) return null
    const centre = centreLabel(query.near, places.city?.name ?? '', reader)
    return `${centre} · ${wayOff(query.radiusKm, reader)}`
  },
  options: (query, facts, reader) => ({
    centres: centres(query, facts, reader),
    radii: radiusChoices(query, facts, reader),
  }),
})
