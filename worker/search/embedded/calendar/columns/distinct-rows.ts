/** Numbers distinct rows in the order of their first use. */
export interface DistinctRows<Row> {
  rows: Row[]
  indexOf: (row: Row) => number
}

/** @param first rows that come first, used or not */
export function createDistinctRows<Row>(first: readonly Row[] = []): DistinctRows<Row> {
  const rows: Row[] = []
  const indexes = new Map<string, number>()
  const indexOf = (row: Row): number => {
    const key = JSON.stringify(row)
    const found = indexes.get(key)
    if (found !== undefined) return found
    indexes.set(key, rows.length)
    return rows.push(row) - 1
  }
  for (const row of first) indexOf(row)
  return { rows, indexOf }
}
