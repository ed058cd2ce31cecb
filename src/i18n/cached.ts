const cache = new Map<string, unknown>()

/**
 * Returns the cached value of a key, or creates it. For Intl objects, which take tens of microseconds to create and
 * hold nothing of a request, so that all requests of an isolate share them.
 * @param is type guard for the cached value
 */
export function cached<T>(key: string, make: () => T, is: (value: unknown) => value is T): T {
  const found = cache.get(key)
  if (is(found)) return found
  const made = make()
  cache.set(key, made)
  return made
}
