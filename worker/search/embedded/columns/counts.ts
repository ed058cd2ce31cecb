/** Counts by a code below a limit. */
export function createCounts(limit: number) {
  const counts = new Int32Array(limit)
  const met: number[] = []
  return {
    raise: (code: number): void => {
      const count = counts[code] ?? 0
      if (count === 0) met.push(code)
      counts[code] = count + 1
    },
    named: <Key>(name: (code: number) => Key): Map<Key, number> =>
      new Map(met.toSorted((a, b) => a - b).map((code) => [name(code), counts[code] ?? 0])),
  }
}

export function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
