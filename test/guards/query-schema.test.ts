import type { JsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parameterOf } from '../../scripts/api-docs/convert.ts'
import { describedRoutes } from '../../scripts/api-docs/routes.ts'

/** `/api/openapi.json` promises no value of a query key that the API refuses. */

/** Rules that JSON Schema has no word for, which the description of the key states. */
const unstated = ['listCalendar box', 'listMarks box', 'listSavedEvents permalinks']

const parameters = describedRoutes().flatMap(({ operation }) =>
  Object.entries(operation.query.entries).map(
    ([name, entry]) => [`${operation.id} ${name}`, entry] as const,
  ),
)

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Values that a schema allows, as a program that reads only the document would choose them. */
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
  '%s takes whatever its schema allows',
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
  '%s states a pattern, and the rest of its rule in words',
  (name, entry) => {
    expect(parameterOf(entry).schema.pattern).toBeDefined()
    const [id = '', key = ''] = name.split(' ')
    const operation = describedRoutes().find((route) => route.operation.id === id)?.operation
    const description = operation?.keys?.[key] ?? parameterOf(entry).description
    expect(description).toMatch(/South is not greater than north|Up to 50/u)
  },
)

test('control: a check that the schema does not state is noticed', () => {
  const wide = v.pipe(
    v.string(),
    v.check((text) => text === 'only'),
  )
  const values = fc.sample(valuesOf(parameterOf(wide).schema), 20)
  expect(values.every((value) => v.safeParse(wide, value).success)).toBe(false)
})
