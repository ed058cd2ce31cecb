import * as v from 'valibot'
import { continentNames } from '../../calendar/start-box.ts'
import { editionCard } from '../event/edition-card.ts'
import { count, figureOf, hue } from '../parts.ts'

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

const plane = (text: string) =>
  figureOf(
    `${text}, on the plane of web maps, in widths of the world from its north-western corner.`,
  )

const fit = v.pipe(
  v.picklist(['contain', 'cover', 'world']),
  v.description(
    'How a map shows the frame: all of it, filled by it, or the world from pole to pole around its middle.',
  ),
)

/** The part of the plane with which a map opens. */
const frameEntries = {
  left: plane('Western edge'),
  top: plane('Northern edge'),
  right: plane('Eastern edge'),
  bottom: plane('Southern edge'),
  fit,
}

export const mapFrame = v.strictObject(frameEntries)

const paths = (text: string) => v.pipe(v.string(), v.description(`${text}, as SVG path data.`))

const landEntries = {
  width: figureOf('Units of the path data across the frame.'),
  height: figureOf('Units of the path data down the frame.'),
  land: paths('Land'),
  borders: paths('Borders'),
  disputed: paths('Disputed borders'),
}

export const mapLand = v.strictObject(landEntries)

export const mapPicture = v.pipe(
  v.strictObject({
    ...frameEntries,
    ...landEntries,
    box: v.pipe(v.nullable(v.string()), v.description('The box of the query; null without one.')),
    opens: v.pipe(
      v.nullable(v.picklist(continentNames)),
      v.description('The continent that it shows; null for the box, or for all results.'),
    ),
    marks: v.pipe(
      v.array(v.variant('kind', [clusterMark, pinMark])),
      v.description('Marks at the zoom of a phone.'),
    ),
  }),
  v.description('The first view of the calendar’s map.'),
)
