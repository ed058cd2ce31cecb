import { expect, test } from 'vitest'
import { isListDone } from './shown-rows.ts'

const states = [{ state: 'new' as const, label: 'New (3)' }]
const invalid = { state: 'mend' as const, label: 'Needs fixing (1)' }

test('a list is done once no row has its state and all are checked; the list of all rows never is', () => {
  const mend = { show: 'mend', page: 1 } as const
  expect(isListDone({ unchecked: 0, states }, mend)).toBe(true)
  expect(isListDone({ unchecked: 1, states }, mend)).toBe(false)
  expect(isListDone({ unchecked: 0, states: [...states, invalid] }, mend)).toBe(false)
  expect(isListDone({ unchecked: 0, states }, { show: null, page: 1 })).toBe(false)
})
