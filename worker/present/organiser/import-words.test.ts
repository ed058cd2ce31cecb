import { expect, test } from 'vitest'
import { faultText } from './import-words.ts'

test('a town that is not known is reported with the country in which it was searched, if there is one', () => {
  const fault = { field: 'city', fault: 'place-unknown' } as const
  expect(faultText({ ...fault, country: 'AT' }, [], 'de')).toContain('Land: Österreich')
  expect(faultText(fault, [], 'de')).not.toContain('Land')
})
