/** Counts codes below a limit. A large one is made once, because clearing its counts takes less time than its memory. */
export function createCounter(limit: number) {
  const counts = new Int32Array(limit)
  let counted: number[] = []
  return {
    /** Begins to count anew. */
    clear: (): void => {
      for (const code of counted) counts[code] = 0
      counted = []
    },
    add: (code: number, by = 1): void => {
      const count = counts[code] ?? 0
      if (count === 0) counted.push(code)
      counts[code] = count + by
    },
    /** Counts above 0 in the order of codes. */
    toMap: <Key>(keyOf: (code: number) => Key): Map<Key, number> =>
      new Map(counted.toSorted((a, b) => a - b).map((code) => [keyOf(code), counts[code] ?? 0])),
  }
}

/** Counts codes below a limit, each at most once per edition. */
export function createEditionCounter(limit: number) {
  const counts = new Int32Array(limit)
  /** Number of the edition for which each code was counted last. */
  const lastEdition = new Int32Array(limit)
  let edition = 0
  return {
    nextEdition: (): void => {
      edition += 1
    },
    add: (code: number): void => {
      if (lastEdition[code] === edition) return
      lastEdition[code] = edition
      counts[code] = (counts[code] ?? 0) + 1
    },
    /** Counts several editions that are not counted for the code otherwise. */
    addEditions: (code: number, editions: number): void => {
      counts[code] = (counts[code] ?? 0) + editions
    },
    /** [code, count] of counts above 0, in the order of codes. */
    entries: (): [number, number][] => {
      const entries: [number, number][] = []
      for (let code = 0; code < limit; code += 1) {
        const count = counts[code] ?? 0
        if (count > 0) entries.push([code, count])
      }
      return entries
    },
  }
}

export function increment<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
