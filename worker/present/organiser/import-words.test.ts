import { expect, test } from 'vitest'
import { faultText } from './import-words.ts'

test('a town that is not known is reported with the country in which it was searched, if there is one', () => {
  const fault = { field: 'city', fault: 'place-unknown' } as const
  expect(faultText({ ...fault, country: 'AT' }, [], 'de')).toContain('Land: Österreich')
  expect(faultText(fault, [], 'de')).not.toContain('Land')
})

test('towns that may be meant are named once each, by their country where they have no region', () => {
  const fault = { field: 'city', fault: 'place-ambiguous' } as const
  const town = (region: string) => ({ name: 'Bergen', region, country: 'NO' })
  const text = faultText(fault, [town('Bayern'), town('Bayern'), town('')], 'de')
  expect(text).toContain('Bergen (Bayern), Bergen (Norwegen).')
})
