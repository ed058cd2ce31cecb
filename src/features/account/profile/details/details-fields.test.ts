import { expect, test } from 'vitest'
import { readForm } from '../../../../model/values/form.ts'
import { sports } from '../../../../model/event/sports.ts'
import { detailsFields, sportControl, toProfileFields } from './details-fields.ts'

const checkboxes = (...chosen: readonly string[]) =>
  Object.fromEntries(sports.map((sport) => [sportControl(sport), chosen.includes(sport)]))

test('checked sports become the list of the API, and texts are trimmed', () => {
  const read = readForm(detailsFields, { firstname: ' Ines ', ...checkboxes('run', 'sup') })
  expect(read.ok ? toProfileFields(read.values) : read.fields).toEqual({
    firstname: 'Ines',
    sports: ['run', 'sup'],
  })
})

test('errors of invalid values are keyed by control name', () => {
  const read = readForm(detailsFields, { lastname: '', strava: 'strava.com/1', ...checkboxes() })
  expect(read).toEqual({ ok: false, fields: { lastname: 'required', strava: 'url' } })
})
