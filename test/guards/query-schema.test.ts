import type { JsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parameterOf } from '../../scripts/api-docs/convert.ts'
import { describedRoutes } from '../../scripts/api-docs/routes.ts'

/** Every value that `/api/openapi.json` allows for a query key is accepted by the API. */

/** Rules that JSON Schema cannot express; the description of the key states them. */
const unstated = ['listCalendar box', 'listMarks box', 'listSavedEvents permalinks']

const parameters = describedRoutes().flatMap(({ operation }) =>
  Object.entries(operation.query.entries).map(
    ([name, entry]) => [`${operation.id} ${name}`, entry] as const,
  ),
)

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Values that a schema allows, as chosen by a client that reads only the document. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: words, pattern, format, maxLength = 100 } = schema
  if (anyOf !== undefined)
    return fc.oneof(...anyOf.flatMap((each) => (typeof each === 'object' ? [valuesOf(each)] : [])))
  if (words !== undefined) return fc.constantFrom(...words)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (format === 'date') return day
  // JSON Schema counts code points.
  return fc.string({ unit: 'binary', maxLength, size: 'max' })
}

test.each(parameters.filter(([name]) => !unstated.includes(name)))(
  '%s accepts every value of its schema',
  (_name, entry) => {
    const { schema, allowEmptyValue } = parameterOf(entry)
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(v.safeParse(entry, value).issues, String(value)).toBeUndefined()
      }),
    )
    if (allowEmptyValue) expect(v.safeParse(entry, '').success).toBe(true)
  },
)

test.each(parameters.filter(([name]) => unstated.includes(name)))(
  '%s has a pattern, and states the rest of its rule in words',
  (name, entry) => {
    expect(parameterOf(entry).schema.pattern).toBeDefined()
    const [id = '', key = ''] = name.split(' ')
    const operation = describedRoutes().find((route) => route.operation.id === id)?.operation
    const description = operation?.keys?.[key] ?? parameterOf(entry).description
    expect(description).toMatch(/South is not greater than north|Up to 50/u)
  },
)

test('control: a check missing from the schema is detected', () => {
  const wide = v.pipe(
    v.string(),
    v.check((text) => text === 'only'),
  )
  const values = fc.sample(valuesOf(parameterOf(wide).schema), 20)
  expect(values.every((value) => v.safeParse(wide, value).success)).toBe(false)
})
