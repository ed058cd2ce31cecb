import type { Point } from '../../../src/model/calendar/calendar.ts'

const cellDegrees = 0.5

function cellsAround(point: Point): string[] {
  const row = Math.floor(point.lat / cellDegrees)
  const column = Math.floor(point.lon / cellDegrees)
  // A degree of longitude shrinks towards the poles, so more cells are needed for the same distance.
  const reach = Math.min(8, Math.ceil(1 / Math.max(0.1, Math.cos((point.lat * Math.PI) / 180))))
  const cells: string[] = []
  for (let dRow = -1; dRow <= 1; dRow += 1) {
    for (let dColumn = -reach; dColumn <= reach; dColumn += 1)
      cells.push(`${row + dRow}/${column + dColumn}`)
  }
  return cells
}

/** Points in cells of half a degree. `near` returns all points within 50 km, and some beyond. */
export class PointGrid<Item extends Point> {
  private readonly cells = new Map<string, Item[]>()

  constructor(items: Iterable<Item>) {
    for (const item of items) {
      const key = `${Math.floor(item.lat / cellDegrees)}/${Math.floor(item.lon / cellDegrees)}`
      const cell = this.cells.get(key)
      if (cell === undefined) this.cells.set(key, [item])
      else cell.push(item)
    }
  }

  near(point: Point): Item[] {
    return cellsAround(point).flatMap((key) => this.cells.get(key) ?? [])
  }
}
