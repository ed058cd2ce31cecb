import { expect, test } from 'vitest'
import { standingErrors } from './refused-values.ts'

const refused = {
  values: { edition: '7', text: 'a' },
  errors: { edition: 'known', race: 'invalid' },
}

test('an error of the server stays while its control has the refused value, whatever else changes', () => {
  expect(standingErrors(refused, { edition: '7', text: 'b' })).toEqual(refused.errors)
})

test('an error of the server goes once its control has another value', () => {
  expect(standingErrors(refused, { edition: '8', text: 'a' })).toEqual({ race: 'invalid' })
  expect(standingErrors(refused, { edition: '7', race: '3' })).toEqual({ edition: 'known' })
})
