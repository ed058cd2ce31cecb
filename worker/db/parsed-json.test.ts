import { expect, test } from 'vitest'
import * as v from 'valibot'
import { parsedJson } from './parsed-json.ts'

const schema = parsedJson(v.array(v.number()))

test('equal texts are parsed once and share their value', () => {
  const first = v.parse(schema, '[1, 2]')
  expect(first).toEqual([1, 2])
  expect(v.parse(schema, ['[1,', '2]'].join(' '))).toBe(first)
})

test('a text that does not fit the schema is refused each time', () => {
  expect(() => v.parse(schema, '["a"]')).toThrow('number')
  expect(() => v.parse(schema, '["a"]')).toThrow('number')
})
