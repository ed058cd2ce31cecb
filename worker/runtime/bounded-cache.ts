/** A cache in the isolate's memory, bounded by the total weight of its values. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  /** Sets a value and evicts those that were set longest ago until the weight is within the limit. */
  set(key: string, value: Value): void
}

/** @param maxWeight limit of the total weight; a value that exceeds it alone is not stored */
export function createBoundedCache<Value>(
  maxWeight: number,
  weigh: (value: Value, key: string) => number,
): BoundedCache<Value> {
  const values = new Map<string, Value>()
  let weight = 0
  const remove = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    weight -= weigh(value, key)
    values.delete(key)
  }
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      remove(key)
      values.set(key, value)
      weight += weigh(value, key)
      for (const [oldest] of values) {
        if (weight <= maxWeight) break
        remove(oldest)
      }
    },
  }
}
