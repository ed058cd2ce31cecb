import { expect, test } from 'vitest'
import { readImportCommand } from './import-command.ts'

const read = (line: string) => readImportCommand(line.split(' ').filter((word) => word !== ''))

test('a file or URL, an organiser, and facts of rows that state none are read', () => {
  expect(read('season.csv --organiser donau')).toEqual({
    address: 'season.csv',
    organiser: 'donau',
    defaults: { language: null, sport: null, country: null, currency: null },
    remote: false,
  })
  expect(
    read(
      'https://x.example/a.ics --organiser donau --language de --country AT --sport trail --currency EUR --remote',
    ),
  ).toMatchObject({
    defaults: { language: 'de', sport: 'trail', country: 'AT', currency: 'EUR' },
    remote: true,
  })
})

test.each([
  ['', 'npm run catalogue:import'],
  ['season.csv', '--organiser'],
  ['a.csv b.csv --organiser donau', 'npm run'],
  ['a.csv --organiser donau --country Austria', '--country'],
  ['a.csv --organiser donau --sport chess', '--sport'],
  ['a.csv --organiser donau --currency XXX', '--currency'],
  ['a.csv --organiser donau --publish', '--publish'],
])('"%s" is refused with %s', (line, text) => {
  expect(() => read(line)).toThrow(text)
})
