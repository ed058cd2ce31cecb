import { expect, test } from 'vitest'
import { menuEntryOf, menuPlaceOf } from './menu-entry.ts'

test.each([
  [[{ staticData: {} }, { staticData: { menu: 'calendar' as const } }], 'calendar'],
  [[{ staticData: { menu: 'hue' as const }, loaderData: { hue: 'water' } }], 'water'],
  [[{ staticData: { menu: 'hue' as const }, loaderData: { hue: 'trail' } }], 'run'],
  [[{ staticData: { menu: 'hue' as const }, loaderData: undefined }], null],
  [[{ staticData: {} }], null],
])('%j belongs to the entry %s of the menu', (matches, entry) => {
  expect(menuEntryOf(matches)).toBe(entry)
})

test('the calendar is the last link of the menu', () => {
  expect([menuPlaceOf('run'), menuPlaceOf('calendar')]).toEqual([0, 6])
})
