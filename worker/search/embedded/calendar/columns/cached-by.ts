/** Caches what is found of an object that never changes, such as the columns of a month, by the object itself. */
export function cachedBy<Source extends object, Facts>(
  find: (source: Source) => Facts,
): (source: Source) => Facts {
  const cache = new WeakMap<Source, { facts: Facts }>()
  return (source) => {
    const cached = cache.get(source)
    if (cached !== undefined) return cached.facts
    const facts = find(source)
    cache.set(source, { facts })
    return facts
  }
}
