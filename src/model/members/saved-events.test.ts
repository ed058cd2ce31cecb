import { expect, test } from 'vitest'
import { memberSavedEventsLimit, savedEventsLimit } from '../values/limits.ts'
import { readSaved, toggleSaved } from './saved-events.ts'

test('a new permalink comes first, a saved one is removed', () => {
  const two = toggleSaved(toggleSaved([], 'oslo-marathon'), 'vasaloppet')
  expect(two).toEqual(['vasaloppet', 'oslo-marathon'])
  expect(toggleSaved(two, 'oslo-marathon')).toEqual(['vasaloppet'])
})

test('a full list loses its oldest', () => {
  const full = Array.from({ length: savedEventsLimit }, (_, i) => `race-${i}`)
  const more = toggleSaved(full, 'new')
  expect(more).toHaveLength(savedEventsLimit)
  expect([more[0], more.at(-1)]).toEqual(['new', `race-${savedEventsLimit - 2}`])
})

test.each([
  null,
  'berlin',
  7,
  {},
  { length: 3 },
  [],
  [null, 7, ['a'], '', 'A', 'a b', 'a--b', '../x'],
])('a stored value of %j holds no event', (value) => {
  expect(readSaved(value)).toEqual([])
})

test('a stored value is read without invalid and repeated entries, up to the limit', () => {
  expect(readSaved(['a', '<b>', 'a', 'c-1', 'x'.repeat(81)])).toEqual(['a', 'c-1'])
  expect(readSaved(Array.from({ length: 1999 }, (_, i) => `r-${i}`))).toHaveLength(
    memberSavedEventsLimit,
  )
})
