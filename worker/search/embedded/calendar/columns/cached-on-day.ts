import type { Columns } from './columns.ts'

/** Caches facts of a month on a day by its columns, which never change: nearly all queries are about today. */
export function cachedOnDay<Facts>(
  find: (columns: Columns, day: number) => Facts,
): (columns: Columns, day: number) => Facts {
  const cache = new WeakMap<Columns, { day: number; facts: Facts }>()
  return (columns, day) => {
    const cached = cache.get(columns)
    if (cached?.day === day) return cached.facts
    const facts = find(columns, day)
    cache.set(columns, { day, facts })
    return facts
  }
}
