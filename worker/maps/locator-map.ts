import type { Measurer } from '../../src/i18n/lengths.ts'
import type { Point } from '../../src/model/calendar/calendar.ts'
import type { LocatorMapView } from '../../src/model/views.ts'
import type { ReadFile } from '../http/static-files.ts'
import { createBoundedCache } from '../runtime/bounded-cache.ts'
import { drawLocatorMap, type LocatorMapInput } from './draw-locator-map.ts'
import { cellPath, cellsWithin } from './grid.ts'
import { widestKm } from './map-scale.ts'
import type { LocatorFrame } from './projection.ts'
import { readCell } from './read-cell.ts'
import { drawShapes, type Shapes } from './shapes.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'

/** Characters of drawn locator maps in memory; one has at most 20,000. */
const mostCharacters = 2_000_000

/** Drawn maps. A page is rendered every few minutes, but its place does not move. */
const cachedMaps = createBoundedCache<{ map: LocatorMapView; weight: number }>(
  mostCharacters,
  ({ weight }) => weight,
)

/** Null for a locator map around a reader, whose place must not be kept in memory. */
function cacheKeyOf(input: LocatorMapInput, { locale, unit }: Measurer): string | null {
  const { place, name, width, height, kmAcross, pin, marks } = input
  if (pin === undefined || marks !== undefined) return null
  return JSON.stringify([
    locale,
    unit,
    place.lat,
    place.lon,
    name,
    width,
    height,
    kmAcross,
    pin.day,
  ])
}

/** Land and towns around a place, read from the cells that a frame of these kilometres from corner to corner touches. */
async function readSurroundings(
  place: Point,
  cornerKm: number,
  read: ReadFile,
): Promise<Surroundings> {
  const cells = cellsWithin(place, cornerKm / 2).map((cell) => readCell(cellPath(cell), read))
  return surroundingsOf(place, await Promise.all(cells))
}

/**
 * A map of the surroundings of a place for `<LocatorMap>` (src/ui/drawings/locator-map.tsx), drawn from the cells of the base map
 * (docs/decisions/0047-locator-maps.md); null, with a warning in the log, if these cannot be read.
 *
 * An event's page shows 360 × 240 pixels with a pin. A list of events near a reader leaves the pin out, because the
 * reader's place is not exact, states `kmAcross` so that all events are within the frame, and hands them in as `marks`:
 * labels leave room for them, and the view has their positions in the same order.
 */
export async function locatorMap(
  input: LocatorMapInput,
  reader: Measurer,
  read: ReadFile,
): Promise<LocatorMapView | null> {
  const { place, width, height, kmAcross = widestKm } = input
  const key = cacheKeyOf(input, reader)
  const drawn = key === null ? undefined : cachedMaps.get(key)
  if (drawn !== undefined) return drawn.map
  try {
    const cornerKm = (Math.hypot(width, height) / 360) * kmAcross
    const map = drawLocatorMap(await readSurroundings(place, cornerKm, read), input, reader)
    if (key !== null) cachedMaps.set(key, { map, weight: key.length + JSON.stringify(map).length })
    return map
  } catch (error) {
    console.warn('The locator map is left out:', error)
    return null
  }
}

/**
 * Coast, borders and land around a place without names, for the ground of a social card; null, with a warning in the log,
 * if the cells cannot be read.
 */
export async function placeGround(
  place: Point,
  frame: LocatorFrame,
  read: ReadFile,
): Promise<Shapes | null> {
  try {
    const cornerKm = Math.hypot(frame.width, frame.height) * frame.kmPerPixel
    const { areas } = await readSurroundings(place, cornerKm, read)
    return drawShapes(areas, frame)
  } catch (error) {
    console.warn('The ground of the social card is left out:', error)
    return null
  }
}
