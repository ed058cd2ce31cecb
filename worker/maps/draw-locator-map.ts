import { coordinates } from './coordinates.ts'
import { measure } from '../../src/i18n/format.ts'
import type { Measurer } from '../../src/i18n/lengths.ts'
import type { Point } from '../../src/model/calendar/calendar.ts'
import { longUnits } from '../../src/model/values/units.ts'
import type { LocatorMapView } from '../../src/model/views.ts'
import { m } from '../../src/paraglide/messages.js'
import { placeCountryNames } from './country-labels.ts'
import { placeRingLabels, ringsOf } from './distance-rings.ts'
import { drawGraticule } from './graticule.ts'
import { labelRoom } from './label-room.ts'
import { halfPixel } from './path-data.ts'
import { placeBeside } from './place-label.ts'
import { mapScale } from './map-scale.ts'
import { projectionAround, toPixels } from './projection.ts'
import { drawScaleBar } from './scale-bar.ts'
import { drawShapes } from './shapes.ts'
import type { Surroundings } from './surroundings.ts'
import { placeTowns } from './towns.ts'

export interface LocatorMapInput {
  place: Point
  /** Name of the place in the reader's language. */
  name: string
  /** CSS pixels at which the locator map is shown. */
  width: number
  height: number
  /** Kilometres that 360 pixels show; without it chosen by the towns and the coast around the place. */
  kmAcross?: number
  /** The day on the pin; null for a pin with a start line, undefined for a place that is not exact and has none. */
  pin?: { day: string | null } | undefined
  /** Points to which the caller adds marks of its own. */
  marks?: readonly Point[]
}

/** Pixels that a scale describes. */
const scaleWidth = 360

/** Draws a locator map. */
export function drawLocatorMap(
  around: Surroundings,
  input: LocatorMapInput,
  reader: Measurer,
): LocatorMapView {
  const { place, name, width, height, pin, marks = [] } = input
  const { locale, unit } = reader
  const long = longUnits[unit]
  const scale = mapScale(around, unit)
  const km = input.kmAcross ?? scale.km
  const frame = { width, height, kmPerPixel: km / scaleWidth }
  const [x, y] = [width / 2, height / 2]
  const { areas, ...shapes } = drawShapes(around.areas, frame)
  const rings = ringsOf(frame, unit)
  const [{ distance, r } = { distance: 5, r: 60 }] = rings
  const plane = projectionAround(place)
  const points = marks.map((mark) => toPixels(frame)(plane(mark)))

  const room = labelRoom(width, height)
  room.take(
    pin === undefined
      ? { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 }
      : { left: x - 21, top: y - 44, right: x + 21, bottom: y + 6 },
  )
  room.take({ left: 0, top: height - 34, right: 24 + r + 60, bottom: height })
  for (const mark of points)
    room.take({ left: mark.x - 16, top: mark.y - 34, right: mark.x + 16, bottom: mark.y + 4 })
  const placeHost = (offset: number) => placeBeside(room, { x, y }, name, 'host', offset)
  // Marks of events in the place itself may be around it.
  const host = placeHost(9) ?? placeHost(22)
  const towns = placeTowns(around.towns, frame, room, locale)
  const ringLabels = placeRingLabels(rings, frame, room, reader)
  const countries = placeCountryNames(areas, frame, room, locale)
  const distanceText = measure(distance, long.unit, locale, 0)
  const across = measure(
    Math.round(((km * 1000) / long.metres) * (width / scaleWidth)),
    long.unit,
    locale,
    0,
  )
  return {
    width,
    height,
    label: m.plate_label({ place: name, distance: across }, { locale }),
    caption: m.plate_caption(
      { distance: across, coordinates: coordinates(place, locale) },
      { locale },
    ),
    ...shapes,
    grid: drawGraticule(place, frame),
    rings: rings.map((ring) => ring.r),
    dots: towns.dots,
    labels: [
      ...(host === null ? [] : [host]),
      ...towns.labels,
      ...ringLabels,
      ...countries,
      { kind: 'scale', text: distanceText, x: 18 + r, y: height - 10, anchor: 'start' },
    ],
    scale: drawScaleBar(distance, r, height),
    pin: pin ?? null,
    marks: points.map((point) => ({ x: halfPixel(point.x), y: halfPixel(point.y) })),
  }
}
