import { expect, test } from 'vitest'
import { readForm } from '../../../model/schemas/members.ts'
import { sports } from '../../../model/sports.ts'
import { detailsFields, sportControl, toProfileFields } from './details-fields.ts'

const boxes = (...chosen: readonly string[]) =>
  Object.fromEntries(sports.map((sport) => [sportControl(sport), chosen.includes(sport)]))

test('boxes of sports become the list that the API takes, and texts are trimmed', () => {
  const read = readForm(detailsFields, { firstname: ' Ines ', ...boxes('run', 'sup') })
  expect(read.ok ? toProfileFields(read.values) : read.fields).toEqual({
    firstname: 'Ines',
    sports: ['run', 'sup'],
  })
})

test('what is wrong has the name of its control', () => {
  const read = readForm(detailsFields, { lastname: '', strava: 'strava.com/1', ...boxes() })
  expect(read).toEqual({ ok: false, fields: { lastname: 'required', strava: 'url' } })
})
