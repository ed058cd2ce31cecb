/** Hands out one array again and again, all zeros, so that no query waits for memory or for its collection. */
export function createScratch(): (length: number) => Int32Array {
  let array = new Int32Array()
  return (length) => {
    if (array.length < length) array = new Int32Array(length)
    else array.fill(0, 0, length)
    return array.subarray(0, length)
  }
}
