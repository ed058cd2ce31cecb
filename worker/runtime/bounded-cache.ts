/** What an isolate keeps, up to a weight. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  /** Keeps a value in place of what stood under its key; the values that were kept longest ago give way to it. */
  set(key: string, value: Value): void
}

/** @param most the greatest weight of all values together; one that alone weighs more is not kept */
export function createBoundedCache<Value>(
  most: number,
  weigh: (value: Value) => number,
): BoundedCache<Value> {
  const values = new Map<string, Value>()
  let weight = 0
  const forget = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    weight -= weigh(value)
    values.delete(key)
  }
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      forget(key)
      values.set(key, value)
      weight += weigh(value)
      for (const [oldest] of values) {
        if (weight <= most) break
        forget(oldest)
      }
    },
  }
}
