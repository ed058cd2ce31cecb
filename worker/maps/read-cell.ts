import type { ReadFile } from '../http/static-files.ts'
import { createBoundedCache } from '../runtime/bounded-cache.ts'
import type { MapCell } from './map-cell.ts'

interface CachedCell {
  cell: MapCell
  /** Characters of its file. */
  weight: number
}

/** Characters of cells in memory; parsed, they take about four times as many bytes. */
const memoryCharacters = 1_500_000

/** Cells do not change within a deployment. */
const memory = createBoundedCache<CachedCell>(memoryCharacters, ({ weight }) => weight)

/** A cell of the base map by the path of its file. @throws Error if the file cannot be read */
export async function readCell(path: string, read: ReadFile): Promise<MapCell> {
  const cached = memory.get(path)
  if (cached !== undefined) return cached.cell
  const response = await read(`/${path}`)
  const weight = Number(response.headers.get('content-length') ?? 40_000)
  const parsed = await response.json<MapCell>()
  memory.set(path, { cell: parsed, weight })
  return parsed
}
