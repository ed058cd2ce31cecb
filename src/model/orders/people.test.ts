import { expect, test } from 'vitest'
import {
  ageOn,
  birthDate,
  faultsOfPerson,
  nameMaximumCharacters,
  noPerson,
  takesMinors,
  tidyText,
  type Person,
} from './people.ts'

const race = { ageMin: 14, ageMax: 70, on: '2027-06-05', waiver: null }
const today = '2026-11-21'
const person: Person = {
  ...noPerson,
  givenName: 'Ada',
  familyName: 'Kim',
  year: '1990',
  month: '2',
  day: '3',
  consent: '1',
}
const faults = (change: Partial<Person>, of = race) =>
  faultsOfPerson({ ...person, ...change }, of, today)

test('a person whose age fits has no fault', () => {
  expect(faults({})).toEqual({})
  expect(faults({}, { ...race, ageMin: 0 })).toEqual({})
})

test('the age is that of the day of the race', () => {
  expect(ageOn('2013-06-05', race.on)).toBe(14)
  expect(ageOn('2013-06-06', race.on)).toBe(13)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  const guardian = 'Bo Kim'
  expect(faults({ year: '2013', month: '6', day: '5', guardian })).toEqual({})
  expect(faults({ year: '2013', month: '06', day: '06', guardian })).toEqual({ day: 'too-young' })
  expect(faults({ year: '1956', month: '6', day: '5' })).toEqual({ day: 'too-old' })
})

test('a race for adults asks for no guardian', () => {
  const adults = { ...race, ageMin: 18 }
  expect(faults({ year: '2012', consent: '' }, adults)).toEqual({ day: 'too-young' })
  expect([null, 0, 17, 18, 21].map(takesMinors)).toEqual([true, true, true, false, false])
})

test('a minor needs a guardian, an adult none', () => {
  expect(faults({ year: '2009', month: '6', day: '6' })).toEqual({ guardian: 'guardian' })
  expect(faults({ year: '2009', month: '6', day: '5' })).toEqual({})
})

test('a day that no calendar has, or that is to come, is no date of birth', () => {
  expect(birthDate({ year: '2000', month: '2', day: '30' })).toBeNull()
  expect(birthDate({ year: '2000', month: '2', day: '29' })).toBe('2000-02-29')
  for (const year of ['', '90', 'MMXX']) expect(faults({ year })).toEqual({ day: 'no-date' })
  expect(faults({ day: '31' })).toEqual({ day: 'no-day' })
  expect(faults({ year: '1850' })).toEqual({ day: 'too-long-ago' })
  expect(faults({ year: '2026', month: '11', day: '22' })).toEqual({ day: 'in-future' })
  expect(faults({ year: '2028', consent: '' })).toEqual({ day: 'in-future' })
})

test('a name has a letter and an end', () => {
  expect(faults({ givenName: '', familyName: '--' })).toEqual({
    givenName: 'missing',
    familyName: 'missing',
  })
  const long = tidyText('x'.repeat(5_000), nameMaximumCharacters)
  expect(long).toHaveLength(nameMaximumCharacters + 1)
  expect(faults({ givenName: long })).toEqual({ givenName: 'too-long' })
  expect(faults({ givenReading: long })).toEqual({ givenReading: 'too-long' })
})

test('characters that change the direction of a text are not stored', () => {
  expect(tidyText(' \u202EAda\u0000  Kim\n', 100)).toBe('Ada Kim')
  expect(tidyText('می\u200Cخواهم', 100)).toBe('می\u200Cخواهم')
})

test('a minor needs the agreement of a guardian, whose name alone is none', () => {
  const minor = { year: '2011', month: '1', day: '1' }
  const silent = { ...minor, guardian: 'Bo Kim', consent: '' }
  expect(faults(silent)).toEqual({ consent: 'consent' })
  expect(faults({ ...minor, guardian: 'Bo Kim', consent: '1' })).toEqual({})
  expect(faults({ ...minor, consent: '1' })).toEqual({ guardian: 'guardian' })
})

test('a waiver is accepted in its version', () => {
  const of = (waiver: number | null, accepted: string) =>
    faultsOfPerson({ ...person, waiver: accepted }, { ...race, waiver }, today)
  expect(of(2, '2')).toEqual({})
  for (const other of ['', '1', '02', '2.0']) expect(of(2, other)).toEqual({ waiver: 'waiver' })
  expect(of(null, '')).toEqual({})
})
