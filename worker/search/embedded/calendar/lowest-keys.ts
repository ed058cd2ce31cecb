/** Room for keys at first; it grows to twice the number wanted. */
const firstRoom = 1024

/** Collects the lowest of many different numbers: sorting all of them would take most of the time of a query. */
export function createLowest(count: number) {
  let keys = new Float64Array(firstRoom)
  let length = 0
  /** Numbers from here on are not among the lowest. */
  let bound = Number.POSITIVE_INFINITY
  // A typed array sorts numbers without calling a comparison function.
  const sort = (): Float64Array => keys.subarray(0, length).sort()
  const makeRoom = (): void => {
    if (keys.length < 2 * count) {
      const larger = new Float64Array(2 * keys.length)
      larger.set(keys)
      keys = larger
      return
    }
    sort()
    length = count
    bound = keys[count] ?? bound
  }
  return {
    add: (key: number): void => {
      if (key >= bound) return
      if (length === keys.length) makeRoom()
      if (key >= bound) return
      keys[length] = key
      length += 1
    },
    /** The lowest, at most `count`, in order. */
    sorted: (): Float64Array => sort().subarray(0, count),
  }
}
