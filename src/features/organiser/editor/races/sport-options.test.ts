import { expect, test } from 'vitest'
import '../../../../i18n/all-words.ts'
import { sports } from '../../../../model/event/sports.ts'
import { sportOptions } from './sport-options.ts'

test('sports are listed from A to Z by their names, each once', () => {
  const options = sportOptions()
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(options.map(({ value }) => value).toSorted()).toEqual([...sports].toSorted())
})
