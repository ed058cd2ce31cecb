import { expect, test } from 'vitest'
import { recordOf } from './record-of.ts'

test('an object has its keys, and every other value has none', () => {
  expect(recordOf({ code: 'csrf' })['code']).toBe('csrf')
  for (const value of [null, undefined, 'code', 7, true]) expect(recordOf(value)).toEqual({})
})
