const kept = new Map<string, unknown>()

/** Intl objects cost tens of microseconds to make; they hold nothing of a request, so the isolate keeps them. */
export function cached<T>(key: string, make: () => T, is: (value: unknown) => value is T): T {
  const found = kept.get(key)
  if (is(found)) return found
  const made = make()
  kept.set(key, made)
  return made
}
