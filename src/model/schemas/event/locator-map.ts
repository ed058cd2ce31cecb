import * as v from 'valibot'
import { figureOf, text } from '../parts.ts'

/** A static map of the surroundings of a place. */

const path = (description: string) => text(`${description} as SVG path data; empty without any.`)

const point = { x: figureOf('Pixels.'), y: figureOf('Pixels.') }

export const locatorMapView = v.pipe(
  v.strictObject({
    width: figureOf('Pixels.'),
    height: figureOf('Pixels.'),
    label: text('"Map: Tokyo, 120 km across".'),
    caption: text('Width, coordinates and sources in words.'),
    land: path('Land of the country around the place'),
    far: path('Land of other countries'),
    coast: path('Coasts'),
    borders: path('Borders'),
    disputed: path('Disputed borders'),
    grid: path('Parallels and meridians'),
    rings: v.pipe(
      v.array(v.number()),
      v.maxLength(2),
      v.description('Radii in pixels of rings at round distances from the place.'),
    ),
    dots: v.pipe(
      v.array(v.strictObject({ ...point, r: figureOf('Radius in pixels.') })),
      v.maxLength(18),
      v.description('Towns.'),
    ),
    labels: v.pipe(
      v.array(
        v.strictObject({
          ...point,
          kind: v.picklist(['host', 'city', 'town', 'ring', 'scale', 'country']),
          text: v.string(),
          anchor: v.picklist(['start', 'middle', 'end']),
        }),
      ),
      v.description('Names and distances; none covers another.'),
    ),
    scale: path('Scale bar up to the distance of the inner ring'),
    pin: v.nullable(
      v.pipe(
        v.strictObject({ day: v.nullable(text('"27", the first day of the edition.')) }),
        v.description('Pin in the middle; null for a place that is not exact.'),
      ),
    ),
    marks: v.pipe(
      v.array(v.strictObject(point)),
      v.description('Further points that the page marks, in its own order.'),
    ),
  }),
  v.description(
    'Coast, borders and towns around a place, drawn in an equidistant projection. Null if it cannot be drawn.',
  ),
)
