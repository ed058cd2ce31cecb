import { expect, test } from 'vitest'
import { createRandom } from '../../../../src/model/values/random.ts'
import { createLowest } from './lowest-keys.ts'

test.each([0, 1, 100, 1_024, 3_000, 20_000])(
  'the lowest %i of 10,000 keys are those of a sorted list',
  (count) => {
    const random = createRandom(5)
    const keys = Array.from(
      { length: 10_000 },
      (_, index) => Math.floor(random() * 1e6) * 16_384 + index,
    )
    const lowest = createLowest(count)
    for (const key of keys) lowest.add(key)
    expect([...lowest.sorted()]).toEqual(keys.toSorted((a, b) => a - b).slice(0, count))
  },
)
