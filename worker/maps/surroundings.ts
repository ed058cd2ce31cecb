import type { Point } from '../../src/model/calendar/calendar.ts'
import { edgeKinds, perDegree, type CellRing, type CellTown, type MapCell } from './map-cell.ts'
import { projectionAround, type PlanePoint, type Project } from './projection.ts'
import type { Vertex } from './rings.ts'

/** An area of a country: outer ring and holes. */
export interface Area {
  country: string
  rings: Vertex[][]
}

export interface Town extends PlanePoint {
  population: number
  name: string
  names: CellTown[4]
}

/** Land and towns around a place, in kilometres from it. */
export interface Surroundings {
  areas: Area[]
  /** Largest first. */
  towns: Town[]
}

function decodeRing([points, edges]: CellRing, project: Project): Vertex[] {
  const ring: Vertex[] = []
  let [x, y] = [0, 0]
  let [run, left] = [0, edges[1] ?? 0]
  for (let at = 0; at < points.length; at += 2) {
    x += points[at] ?? 0
    y += points[at + 1] ?? 0
    const { x: east, y: south } = project({ lon: x / perDegree, lat: y / perDegree })
    ring.push({ x: east, y: south, kind: edges[run] ?? 0 })
    left -= 1
    if (left > 0) continue
    run += 2
    left = edges[run + 1] ?? 0
  }
  return ring
}

/** The areas of a cell on a plane. */
export const areasOf = ({ areas }: MapCell, project: Project): Area[] =>
  areas.map(([country, ...rings]) => ({
    country,
    rings: rings.map((ring) => decodeRing(ring, project)),
  }))

export function surroundingsOf(place: Point, cells: readonly MapCell[]): Surroundings {
  const project = projectionAround(place)
  const areas = cells.flatMap((cell) => areasOf(cell, project))
  const towns = cells
    .flatMap((cell) => cell.towns)
    .map(([x, y, population, name, names]) => ({
      ...project({ lon: x / perDegree, lat: y / perDegree }),
      population,
      name,
      names,
    }))
  return { areas, towns: towns.toSorted((a, b) => b.population - a.population) }
}

/** Kilometres within which a coast helps a reader to recognise the place. */
const coastKm = 90

export const isNearCoast = ({ areas }: Surroundings): boolean =>
  areas.some(({ rings }) =>
    rings.some((ring) =>
      ring.some(
        ({ x, y, kind }) =>
          kind === edgeKinds.coast && Math.abs(x) < coastKm && Math.abs(y) < coastKm,
      ),
    ),
  )
