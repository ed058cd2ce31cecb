import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CatalogueError, readCatalogue } from './read-catalogue.ts'

const row = (permalink: string, changes: Record<string, unknown> = {}): string =>
  JSON.stringify({
    permalink,
    name: permalink,
    language: 'en',
    place: { city: 'Oslo', country: 'NO', lat: 59.91, lon: 10.75 },
    sources: [{ url: 'https://example.org/', facts: ['name', 'place', 'dates', 'races'] }],
    usual: { kind: 'fixed', month: 5, day: 1 },
    races: [{ name: 'Race', sport: 'run', legs: [{ sport: 'run' }] }],
    weight: 1,
    ...changes,
  })

/** Reads a temporary folder with these files, and deletes it. */
function reading(files: Record<string, string>, today?: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'startline-catalogue-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return readCatalogue(folder, today).map(({ permalink }) => permalink)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('rows are sorted by file and line, and empty lines and other files are skipped', () => {
  const files = {
    'b.jsonl': `${row('three')}\n`,
    'a.jsonl': `${row('one')}\n\n${row('two')}`,
    'notes.md': 'not a row',
  }
  expect(reading(files)).toEqual(['one', 'two', 'three'])
})

test('the error of a malformed row names file, row and field', () => {
  const files = { 'a.jsonl': `${row('one')}\n${row('two', { weight: 400 })}` }
  expect(() => reading(files)).toThrow(CatalogueError)
  expect(() => reading(files)).toThrow(/^a\.jsonl, row 2, field "weight": /u)
})

test('the row of an error is the line of the file, counting empty lines', () => {
  expect(() => reading({ 'a.jsonl': `\n\n${row('one', { sources: 'x' })}` })).toThrow(
    /row 3, field "sources"/u,
  )
})

test('the error of a nested field names its path', () => {
  const races = [{ name: 'Race', sport: 'run', legs: [{ sport: 'run' }, { sport: 'golf' }] }]
  expect(() => reading({ 'a.jsonl': row('one', { races }) })).toThrow(
    /field "races\.0\.legs\.1\.sport"/u,
  )
})

test('the error of a line that is not JSON names file and row', () => {
  expect(() => reading({ 'a.jsonl': '{"permalink": "one"' })).toThrow(/^a\.jsonl, row 1: not JSON/u)
})

test.each(['null', '[]', '"one"', '7'])('a line with %s is refused', (line) => {
  expect(() => reading({ 'a.jsonl': line })).toThrow(/^a\.jsonl, row 1, field "/u)
})

test('the error of a duplicate permalink names both rows', () => {
  const files = { 'a.jsonl': row('one'), 'b.jsonl': `${row('two')}\n${row('one')}` }
  expect(() => reading(files)).toThrow(
    'b.jsonl, row 2, field "permalink": "one" is already used in a.jsonl, row 1',
  )
})

const may = { kind: 'weekday', month: 5, week: 1, weekday: 'sat' }
const inSpring = [{ date: '2023-05-06' }, { date: '2024-05-04' }, { date: '2025-05-03' }]
const inAutumn = [{ date: '2022-10-01' }, { date: '2023-10-07' }, { date: '2024-10-05' }]
const run = { name: 'Race', sport: 'run', legs: [{ sport: 'run' }] }
const announcing = {
  url: 'https://example.org/dates',
  facts: ['dates'],
  check: { kind: 'copy', on: '2026-11-20' },
  announces: ['2027-05-01'],
}
const price = {
  amount: 20,
  currency: 'EUR',
  edition: '2027-05-01',
  source: 'https://example.org/',
  checked: '2026-11-01',
}

test.each([
  ['a rule that its editions contradict', 'usual', { usual: may, editions: inAutumn }],
  ['an edition before the first year', 'editions.0.date', { since: 2024, editions: inSpring }],
  [
    'a price of an edition that it does not list',
    'races.0.price.edition',
    { races: [{ ...run, price }] },
  ],
  [
    'a first race that starts in a later year',
    'races.0.since',
    { races: [{ ...run, since: 2025 }] },
  ],
  ['a first race that has ended', 'races.0.until', { races: [{ ...run, until: 2025 }] }],
  [
    'an original date of an edition without a status',
    'editions.0.previousDate',
    { editions: [{ date: '2025-05-03', previousDate: '2025-04-05' }] },
  ],
  ['a race before its date and none on it', 'races', { races: [run, { ...run, dayOffset: -1 }] }],
  [
    'a race after the last day of an edition',
    'editions.0.end',
    {
      editions: [{ date: '2025-05-02', end: '2025-05-03' }],
      races: [run, { ...run, dayOffset: 2 }],
    },
  ],
  [
    'a mirror of other pages as a source',
    'sources.0.url',
    { sources: [{ url: 'https://docslib.org/doc/1', facts: ['races'] }] },
  ],
  [
    'the home page of a series as official site',
    'site',
    { site: 'https://www.ironman.com/?utm_source=x' },
  ],
  [
    'a source that announces an edition of another day',
    'sources.0.announces',
    { sources: [{ ...announcing, announces: ['2027-05-02'] }], editions: [{ date: '2027-05-01' }] },
  ],
] satisfies [string, string, Record<string, unknown>][])(
  'the error of a row with %s names file, row and field',
  (_, field, changes) => {
    const files = { 'a.jsonl': `${row('one')}\n${row('two', changes)}` }
    expect(() => reading(files)).toThrow(CatalogueError)
    expect(() => reading(files)).toThrow(`a.jsonl, row 2, field "${field}": `)
  },
)

test.each([
  ['has no check', { check: undefined }],
  ['was compared in a month whose day is not known', { check: { kind: 'copy', on: '2026-11' } }],
  ['does not state dates', { facts: ['name'] }],
  ['announces another day', { announces: [] }],
])('a coming edition is refused if its source %s', (_, changes) => {
  const text = row('one', {
    sources: [{ ...announcing, ...changes }],
    editions: [{ date: '2027-05-01' }],
  })
  expect(() => reading({ 'a.jsonl': text }, '2026-11-21')).toThrow(
    'a.jsonl, row 1, field "editions.0.date": no source of dates',
  )
})

test('a coming edition stands with a source of that day; one of today or earlier needs none', () => {
  const announced = row('one', { sources: [announcing], editions: [{ date: '2027-05-01' }] })
  expect(reading({ 'a.jsonl': announced }, '2026-11-21')).toEqual(['one'])
  const past = row('two', { editions: [{ date: '2026-11-21' }] })
  expect(reading({ 'a.jsonl': past }, '2026-11-21')).toEqual(['two'])
})

test('a race that starts in a later year, or has ended, does not count for the last day', () => {
  const races = [run, { ...run, dayOffset: 2, since: 2026 }, { ...run, dayOffset: 3, until: 2024 }]
  expect(reading({ 'a.jsonl': row('one', { editions: [{ date: '2025-05-01' }], races }) })).toEqual(
    ['one'],
  )
})

test('a rule stands beside editions without it that are old, cancelled or from before the rule', () => {
  const old = [{ date: '2018-10-06' }, { date: '2019-10-05' }, { date: '2021-10-02' }]
  const cancelled = inAutumn.map((each) => ({ ...each, status: 'cancelled' }))
  const files = {
    'a.jsonl': [
      row('old', { usual: may, editions: old }),
      row('cancelled', { usual: may, editions: cancelled }),
      row('moved', {
        usual: { ...may, since: 2025 },
        editions: [...inAutumn, ...inSpring.slice(2)],
      }),
      row('half', { usual: may, editions: [...inAutumn.slice(0, 2), ...inSpring.slice(1)] }),
      row('one', { usual: may, editions: inAutumn.slice(2) }),
    ].join('\n'),
  }
  expect(reading(files)).toHaveLength(5)
})

test('the demo catalogue is valid', () => {
  expect(readCatalogue(fileURLToPath(new URL('./events', import.meta.url))).length).toBeGreaterThan(
    900,
  )
})
