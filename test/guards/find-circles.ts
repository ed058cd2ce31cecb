/** Groups of nodes that reach each other in a directed graph (strongly connected components of two or more; Tarjan). */
export function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const low = (node: string): number => lowest.get(node) ?? Infinity

  function visit(node: string): void {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    path.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(node, Math.min(low(node), low(next)))
    }
    if (low(node) !== order.get(node)) return
    const circle = path.splice(path.indexOf(node))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
