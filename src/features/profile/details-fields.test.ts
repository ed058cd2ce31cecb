import * as v from 'valibot'
import { expect, test } from 'vitest'
import { detailsFields } from './details-fields.ts'

test('boxes of sports become the list that the API takes, and texts are trimmed', () => {
  const values = { firstname: ' Ines ', 'sport-run': true, 'sport-trail': false, 'sport-sup': true }
  expect(v.parse(detailsFields, values)).toEqual({ firstname: 'Ines', sports: ['run', 'sup'] })
})

test('what is wrong keeps the name of its control', () => {
  const result = v.safeParse(detailsFields, { lastname: '', strava: 'strava.com/athletes/1' })
  const found = result.issues?.map(({ path, message }) => [path?.[0]?.key, message])
  expect(found).toEqual([
    ['lastname', 'required'],
    ['strava', 'url'],
  ])
})
