import { shownOf } from '../geo/map-frame.ts'
import { fromPlane, toPlane } from '../../src/model/calendar/mercator.ts'
import type { MapFrame, MapLand } from '../../src/model/calendar/map-view.ts'
import type { ReadFile } from '../http/static-files.ts'
import { createBoundedCache } from '../runtime/bounded-cache.ts'
import { clipAreas, drawSimplified, linesOf, outlines } from './area-shapes.ts'
import { cellPath, cellsInBox, type TurnedCell } from './grid.ts'
import { gridFor } from './map-grids.ts'
import { edgeKinds, type MapCell } from './map-cell.ts'
import { readCell } from './read-cell.ts'
import { areasOf } from './surroundings.ts'

/** Units of a drawing along the longer side of its frame: a phone shows about two in a pixel. */
const longerSide = 800
/** Characters of path data, at most 8 kB compressed. */
const maxCharacters = 13_500
/** Units by which shapes go beyond what is shown, so that the edges along which they are cut stay outside. */
const margin = 8

/** A cell with its place on the plane. */
interface PlacedCell extends Pick<TurnedCell, 'turns'> {
  cell: MapCell
}

/** The cells that the picture of a frame needs, with the paths of their files. */
export function cellsOfFrame(frame: MapFrame): { path: string; turns: number }[] {
  const { left, top, right, bottom } = shownOf(frame)
  const { lon: west, lat: north } = fromPlane({ x: left, y: top })
  const { lon: east, lat: south } = fromPlane({ x: right, y: bottom })
  const grid = gridFor(Math.max(right - left, bottom - top) * 360)
  return cellsInBox({ west, south, east, north }, grid).map(({ cell, turns }) => ({
    path: cellPath(cell, grid),
    turns,
  }))
}

/** Draws land and borders of a frame in Mercator. */
export function drawLand(cells: readonly PlacedCell[], frame: MapFrame): MapLand {
  const { left, top, right, bottom } = frame
  const scale = longerSide / Math.max(right - left, bottom - top)
  const shown = shownOf(frame)
  const areas = cells.flatMap(({ cell, turns }) =>
    areasOf(cell, ({ lat, lon }) => {
      const { x, y } = toPlane({ lat, lon: lon + turns * 360 })
      return { x: (x - left) * scale, y: (y - top) * scale }
    }),
  )
  const box = {
    left: (shown.left - left) * scale - margin,
    top: (shown.top - top) * scale - margin,
    right: (shown.right - left) * scale + margin,
    bottom: (shown.bottom - top) * scale + margin,
  }
  const { land, borders, disputed } = drawSimplified(
    clipAreas(areas, box, null),
    maxCharacters,
    (simpler) => ({
      land: outlines(simpler),
      borders: linesOf(simpler, edgeKinds.border),
      disputed: linesOf(simpler, edgeKinds.disputed),
    }),
  )
  return { width: (right - left) * scale, height: (bottom - top) * scale, land, borders, disputed }
}

/** Characters of drawn pictures in memory. */
const memoryCharacters = 1_000_000
const drawings = createBoundedCache<MapLand>(
  memoryCharacters,
  ({ land, borders, disputed }) => land.length + borders.length + disputed.length,
)

/**
 * Land and borders of a frame for `<MapPicture>` (src/features/event-views/map/map-picture.tsx), drawn from the cells of
 * the base map (docs/decisions/0035-map.md). @throws Error if a cell cannot be read
 */
export async function mapLand(frame: MapFrame, read: ReadFile): Promise<MapLand> {
  const key = JSON.stringify(frame)
  const drawn = drawings.get(key)
  if (drawn !== undefined) return drawn
  const cells = await Promise.all(
    cellsOfFrame(frame).map(async ({ path, turns }) => ({
      cell: await readCell(path, read),
      turns,
    })),
  )
  const land = drawLand(cells, frame)
  drawings.set(key, land)
  return land
}
