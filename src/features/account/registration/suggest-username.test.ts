import * as v from 'valibot'
import { expect, test } from 'vitest'
import { usernameField } from '../../../model/schemas/account/members.ts'
import { suggestUsername } from './suggest-username.ts'

test.each([
  ['ines duarte', 'ines-duarte'],
  [' Ines  Maria Duarte ', 'ines-maria-duarte'],
  ['ines duarte', 'ines-duarte'],
  ['田中 花子', '田中-花子'],
])('for "%s" the suggestion is "%s", a valid username', (typed, suggested) => {
  expect(suggestUsername(typed)).toBe(suggested)
  expect(v.is(usernameField, suggested)).toBe(true)
})
