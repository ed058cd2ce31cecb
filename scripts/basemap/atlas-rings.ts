import type { GeometryObject } from 'topojson-specification'
import { edgeKinds } from '../../worker/maps/map-cell.ts'
import type { Vertex } from '../../worker/maps/rings.ts'
import {
  countryTopology,
  type Detail,
  isDisputed,
  isOnIsthmus,
  isRussianUkrainian,
  nameOf,
  unwrap,
} from './atlas.ts'

/** Rings of the countries of the atlas with the kind of each edge, in degrees. */

export interface CountryPart {
  /** English name of the country. */
  name: string
  /** Outer ring and holes, whose longitudes go beyond 180 where they cross the date line. */
  rings: Vertex[][]
}

type Arc = readonly (readonly [lon: number, lat: number])[]
type Polygon = readonly (readonly number[])[]

const polygonsOf = (shape: GeometryObject): readonly Polygon[] => {
  if (shape.type === 'Polygon') return [shape.arcs]
  return shape.type === 'MultiPolygon' ? shape.arcs : []
}

/** Index of an arc. A ring that runs through an arc backwards names the complement of its index. */
const forward = (arc: number): number => (arc < 0 ? ~arc : arc)

function decodeArcs(topology: ReturnType<typeof countryTopology>): Arc[] {
  const { transform } = topology
  if (transform === undefined) throw new Error('The atlas is not quantised')
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  return topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      ;[x, y] = [x + dx, y + dy]
      return [x * scaleX + left, y * scaleY + bottom] as const
    })
  })
}

/** Along the date line the atlas cuts land in two. */
const isOnDateLine = ([lon]: Arc[number]): boolean => Math.abs(lon) > 179.999

function borderKind(arc: Arc, a: GeometryObject, b: GeometryObject): number {
  const isOpen =
    isDisputed(a, b) || (isRussianUkrainian(a, b) && arc.some((point) => isOnIsthmus([...point])))
  return isOpen ? edgeKinds.disputed : edgeKinds.border
}

/** The polygons of all countries. Of the two rings along a border, the second has it as `shared`. */
export function countryParts(detail: Detail): CountryPart[] {
  const topology = countryTopology(detail)
  const arcs = decodeArcs(topology)
  const shapes = topology.objects.countries.geometries
  const usersOf = new Map<number, GeometryObject[]>()
  for (const shape of shapes)
    for (const arc of polygonsOf(shape).flat(2).map(forward))
      usersOf.set(arc, [...(usersOf.get(arc) ?? []), shape])
  const drawn = new Set<number>()
  const kindOf = (index: number): number => {
    const [a, b] = usersOf.get(index) ?? []
    if (a === undefined || b === undefined) return edgeKinds.coast
    if (a === b || drawn.has(index)) return edgeKinds.shared
    drawn.add(index)
    return borderKind(arcs[index] ?? [], a, b)
  }
  const ringOf = (indexes: readonly number[]): Vertex[] => {
    const edges = indexes.flatMap((index) => {
      const arc = arcs[forward(index)] ?? []
      const kind = kindOf(forward(index))
      const points = index < 0 ? arc.toReversed() : arc
      return points.slice(0, -1).map((point, at) => {
        const isCut = isOnDateLine(point) && isOnDateLine(points[at + 1] ?? point)
        return { point, kind: isCut ? edgeKinds.cut : kind }
      })
    })
    const closed = unwrap([...edges, ...edges.slice(0, 1)].map(({ point }) => [...point]))
    return closed
      .slice(0, -1)
      .map(([x = 0, y = 0], index) => ({ x, y, kind: edges[index]?.kind ?? edgeKinds.cut }))
  }
  return shapes.flatMap((shape) =>
    polygonsOf(shape).map((polygon) => ({
      name: nameOf(shape),
      rings: polygon.map(ringOf),
    })),
  )
}
