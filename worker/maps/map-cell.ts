/**
 * Content of a cell's file, written by scripts/basemap/map-cells.ts. Coordinates are whole thousandths of a degree
 * (WGS 84): the first point of a ring, then the differences from point to point.
 */
export interface MapCell {
  areas: CellArea[]
  /** Largest first. */
  towns: CellTown[]
}

/** The part of a country's area in a cell: outer ring and holes. The country is its ISO code, '' if it has none. */
export type CellArea = [country: string, ...rings: CellRing[]]

/** `[x, y, dx, dy, …]`, and the kinds of the edges that begin at its points: `[kind, number of edges, …]`. */
export type CellRing = [points: number[], edges: number[]]

/** `names` are those in languages that have another than `name`. */
export type CellTown = [
  x: number,
  y: number,
  population: number,
  name: string,
  names: Partial<Record<string, string>>,
]

/** Kinds of a ring's edges. */
export const edgeKinds = {
  /** Along the edge of the cell or of the drawing, where the ring was cut. */
  cut: 0,
  coast: 1,
  border: 2,
  /** A disputed border. */
  disputed: 3,
  /** A border that the ring of the other country has as `border` or `disputed`. */
  shared: 4,
} as const

/** Coordinates per degree. */
export const perDegree = 1000
