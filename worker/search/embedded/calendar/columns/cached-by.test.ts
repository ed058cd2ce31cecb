import { expect, test } from 'vitest'
import { cachedBy } from './cached-by.ts'

test('facts are found once for an object, also if there are none, and anew for another', () => {
  let found = 0
  const factsOf = cachedBy((_source: object) => {
    found += 1
    return undefined
  })
  const [one, other] = [{}, {}]
  for (const source of [one, one, other, one]) factsOf(source)
  expect(found).toBe(2)
})
