import { expect, test } from 'vitest'
import { createRandom } from '../../../../../src/model/values/random.ts'
import { createBitCounter } from './bit-counter.ts'

test('bits are counted as one by one, also of more words than a binary digit holds', () => {
  const random = createRandom(3)
  const counter = createBitCounter(2)
  const expected = new Int32Array(64)
  for (let index = 0; index < 2_000; index += 1) {
    counter.next()
    for (const word of [0, 1]) {
      const bits = index % 3 === 0 ? -1 : Math.floor(random() * 2 ** 32) | 0
      counter.add(word, bits)
      for (let bit = 0; bit < 32; bit += 1)
        expected[word * 32 + bit] = (expected[word * 32 + bit] ?? 0) + ((bits >>> bit) & 1)
    }
  }
  expect(counter.counts()).toEqual(expected)
})
