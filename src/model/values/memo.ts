/**
 * Keeps the values of a pure function by a key. Above `most` keys it starts again, which bounds its memory. Callers share
 * a value and must not change it.
 */
export function createMemo<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const found = values.get(key)
    if (found !== undefined) return found
    const made = make()
    if (values.size >= most) values.clear()
    values.set(key, made)
    return made
  }
}
