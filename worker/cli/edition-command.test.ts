import { expect, test } from 'vitest'
import { EditionCommandError, readEditionCommand, refusalOf } from './edition-command.ts'

const read = (line: string) => readEditionCommand(line.split(' '))

test.each([
  ['lake-run 2027-06-05 --date 2027-06-12', { date: '2027-06-12' }],
  ['lake-run 2027-06-05 --end 2027-06-06', { endDate: '2027-06-06' }],
  ['lake-run 2027-06-05 --confirm', { confirmed: true }],
  ['lake-run 2027-06-05 --status cancelled', { status: 'cancelled' }],
  ['lake-run 2027-06-05 --status none --opens 2026-12-01', { status: null, opens: '2026-12-01' }],
])('%s', (line, change) => {
  expect(read(line)).toEqual({ remote: false, permalink: 'lake-run', date: '2027-06-05', change })
})

test.each([
  'lake-run',
  'lake-run 2027-06-05',
  'lake-run 2027-06-31 --confirm',
  'lake-run 2027-06-05 --status off',
  'lake-run 2027-06-05 --date 12.6.2027',
  'lake-run 2027-06-05 --date 2027-06-12 --end 2027-06-11',
  'lake-run 2027-06-05 --end 2027-06-04',
  'lake-run 2027-06-05 extra --confirm',
  '--help',
  'lake-run 2027-06-05 --confirmed',
])('"%s" is refused with a sentence', (line) => {
  expect(() => read(line)).toThrow(EditionCommandError)
})

test('a refused change is explained once for all races', () => {
  const faults = {
    'editions.1.races.2.date': 'date-outside-edition',
    'editions.1.races.3.date': 'date-outside-edition',
    'editions.1.date': 'date-twice',
  } as const
  expect(refusalOf(faults)).toBe(
    'A race would be on a day outside of the edition. State its last day with --end. The event has another edition on that day.',
  )
})
