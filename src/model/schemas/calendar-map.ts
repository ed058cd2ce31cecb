import * as v from 'valibot'
import { editionCard } from './edition-card.ts'
import { count, figureOf, hue } from './parts.ts'

/** The marks of the calendar's map. */

const place = {
  lat: figureOf('Degrees, WGS 84.'),
  lon: figureOf('Degrees, WGS 84.'),
}

const box = v.pipe(
  v.strictObject({
    west: v.number(),
    south: v.number(),
    east: v.number(),
    north: v.number(),
  }),
  v.description('Box around its editions in degrees; a point if all have the same position.'),
)

export const clusterMark = v.pipe(
  v.strictObject({
    kind: v.literal('cluster'),
    ...place,
    events: count('Number of its editions.'),
    tones: v.pipe(
      v.array(v.strictObject({ hue, events: figureOf('Number of its editions in this colour.') })),
      v.description('Its editions by the colour of their sport.'),
    ),
    box,
  }),
  v.description('Editions that would overlap on the map.'),
)

export const pinMark = v.pipe(
  v.strictObject({ kind: v.literal('pin'), ...place, card: editionCard }),
  v.description('A single edition.'),
)

export const mapView = v.pipe(
  v.strictObject({
    marks: v.pipe(
      v.array(v.variant('kind', [clusterMark, pinMark])),
      v.description('Pins in order of date, then clusters from the largest on; at most 400.'),
    ),
    events: count('Editions in the box.'),
    style: v.pipe(
      v.nullable(v.string()),
      v.description('URL of the style of a more detailed map; null for the site’s own basemap.'),
    ),
  }),
  v.description('Marks of a calendar on a map.'),
)
