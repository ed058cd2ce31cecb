import { createRandom } from '../../../src/model/values/random.ts'

/** Random choices of a seeded generator; the same seed gives the same sequence. */
export interface Draw {
  /** In [0, 1). */
  number(): number
  /** A whole number from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  /** True in `share` of the cases. */
  chance(share: number): boolean
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T
  /** A random index, weighted by the sums of `cumulate`. */
  index(cumulated: Float64Array): number
}

export function createDraw(seed: number): Draw {
  const random = createRandom(seed)
  const whole = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1))
  return {
    number: random,
    whole,
    chance: (share) => random() < share,
    pick: (list) => {
      const item = list[whole(0, list.length - 1)]
      if (item === undefined) throw new RangeError('pick needs a list that is not empty')
      return item
    },
    index: (cumulated) => firstAbove(cumulated, random() * (cumulated.at(-1) ?? 0)),
  }
}

/** Running sums of weights, for `Draw.index`. */
export function cumulate(weights: readonly number[]): Float64Array {
  let sum = 0
  return Float64Array.from(weights, (weight) => (sum += weight))
}

function firstAbove(cumulated: Float64Array, value: number): number {
  let low = 0
  let high = cumulated.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulated[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
