/** Numbers of up to `mostAdded` in binary: one word for each digit, one bit in each for each counted bit. */
const digits = 8
const mostAdded = 2 ** digits - 1

/**
 * Counts how often each bit of words is set. The sums of all bits of a word are kept in binary digits, so that adding a
 * word takes a few operations, however many of its bits are set.
 * @param words number of words of 32 bits that are added at a time
 */
export function createBitCounter(words: number) {
  const counts = new Int32Array(words * 32)
  const sums = new Int32Array(words * digits)
  let added = 0
  const flush = (): void => {
    for (let word = 0; word < words; word += 1)
      for (let digit = 0; digit < digits; digit += 1)
        for (let bits = sums[word * digits + digit] ?? 0; bits !== 0; bits &= bits - 1) {
          const index = word * 32 + 31 - Math.clz32(bits & -bits)
          counts[index] = (counts[index] ?? 0) + (1 << digit)
        }
    sums.fill(0)
    added = 0
  }
  return {
    /** To be called before the words of an edition are added, each at most once. */
    next: (): void => {
      if (added === mostAdded) flush()
      added += 1
    },
    add: (word: number, bits: number): void => {
      let carry = bits
      for (let at = word * digits; carry !== 0; at += 1) {
        const digit = sums[at] ?? 0
        sums[at] = digit ^ carry
        carry &= digit
      }
    },
    /** Number of times each bit was set. */
    counts: (): Int32Array => {
      flush()
      return counts
    },
  }
}
