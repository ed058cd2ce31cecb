import * as v from 'valibot'
import { editionCard } from './edition-card.ts'
import { count, figureOf } from './parts.ts'

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
  v.description('What it covers, in degrees; a point where all lie on one.'),
)

export const clusterMark = v.pipe(
  v.strictObject({ kind: v.literal('cluster'), ...place, events: count('Editions in it.'), box }),
  v.description('Editions that would overlap on the map.'),
)

export const pinMark = v.pipe(
  v.strictObject({ kind: v.literal('pin'), ...place, card: editionCard }),
  v.description('An edition alone.'),
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
      v.description(
        'Address of the style of a richer map, where the site has one; else the site’s own world is drawn.',
      ),
    ),
  }),
  v.description('What a map shows of a calendar.'),
)
