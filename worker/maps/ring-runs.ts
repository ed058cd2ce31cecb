import type { Vertex } from './rings.ts'

/** A chain of points whose edges are of one kind. */
export interface Run {
  kind: number
  points: readonly Vertex[]
}

/** The ring in chains of edges of one kind: each begins with the last point of the one before. */
export function runsOf(ring: readonly Vertex[]): Run[] {
  const isStart = (index: number) => ring[index]?.kind !== ring.at(index - 1)?.kind
  const first = Math.max(
    0,
    ring.findIndex((_, index) => isStart(index)),
  )
  const rotated = [...ring.slice(first), ...ring.slice(0, first)]
  const runs: Run[] = []
  let points: Vertex[] = []
  for (const [index, vertex] of rotated.entries()) {
    points.push(vertex)
    const next = rotated[index + 1] ?? rotated[0] ?? vertex
    const isLast = index === rotated.length - 1
    if (!isLast && next.kind === vertex.kind) continue
    runs.push({ kind: vertex.kind, points: [...points, next] })
    points = []
  }
  return runs
}
