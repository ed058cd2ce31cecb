import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CatalogueError, readCatalogue } from '../../worker/catalogue/read-catalogue.ts'
import { loadCatalogue } from '../../worker/cli/load-catalogue.ts'
import { loadInto } from '../../worker/cli/load-into.ts'
import { createClock } from '../../worker/runtime/clock.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { catalogueFolder, catalogueRows } from '../support/catalogue-truth.ts'
import { newState, rowCounts, type LocalState } from '../support/local-state.ts'
import { openState } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'

/** Loads of a catalogue of a few rows, because what they check does not depend on its size. */

const file = 'trail.jsonl'
/** Counted from 1, as in the message. */
const brokenRow = 3
const events = 6

let state: LocalState
let folder: string

beforeAll(() => {
  state = newState()
  folder = mkdtempSync(join(tmpdir(), 'startline-catalogue-'))
  const berlin = linesOf('run-europe.jsonl').find((line) => line.includes('"berlin-marathon"'))
  writeFileSync(join(folder, 'run-europe.jsonl'), berlin ?? '')
})
afterAll(() => {
  state.remove()
  rmSync(folder, { recursive: true, force: true })
})

const load = (...args: string[]) => state.run('node', ['worker/cli/catalogue-load.ts', ...args])

const linesOf = (name: string) => readFileSync(join(catalogueFolder, name), 'utf8').split('\n')

/** Writes the first rows of a file of the catalogue, one of them changed; null changes none. */
function writeRow(change: ((row: string) => string) | null): void {
  const lines = linesOf(file).slice(0, events - 1)
  const at = brokenRow - 1
  if (change !== null) lines[at] = change(lines[at] ?? '')
  writeFileSync(join(folder, file), lines.join('\n'))
}

const withField = (field: string, value: unknown) => (row: string) =>
  JSON.stringify({ ...JSON.parse(row), [field]: value })
const withRace = (race: object) => (row: string) => {
  const parsed: { races: object[] } = JSON.parse(row)
  return JSON.stringify({ ...parsed, races: [{ ...parsed.races[0], ...race }] })
}

const withPrice = (changes: object) =>
  withRace({
    price: {
      amount: 90,
      currency: 'EUR',
      edition: '2025-01-01',
      source: 'https://example.org/',
      checked: '2026-11-01',
      ...changes,
    },
  })

const faults: [string, (row: string) => string, string][] = [
  ['is cut off', (row) => row.slice(0, 100), 'not JSON'],
  [
    'has an unknown unit',
    withRace({ legs: [{ sport: 'trail', distance: 5, unit: 'league' }] }),
    'field "races.0.legs.0.unit"',
  ],
  [
    'has an impossible date',
    withField('editions', [{ date: '2027-13-01' }]),
    'field "editions.0.date"',
  ],
  ['has the permalink of another', withField('permalink', 'berlin-marathon'), 'field "permalink"'],
  [
    'has a rule that its editions contradict',
    (row) =>
      withField('usual', { kind: 'fixed', month: 1, day: 20 })(
        withField('editions', [{ date: '2024-08-01' }, { date: '2025-08-01' }])(row),
      ),
    'field "usual"',
  ],
  [
    'has an edition before its first one',
    (row) => withField('since', 2020)(withField('editions', [{ date: '2019-08-01' }])(row)),
    'field "editions.0.date"',
  ],
  ['has a price without a currency', withPrice({ currency: undefined }), 'races.0.price.currency'],
  ['has a price of no edition', withPrice({ edition: '1999-01-01' }), 'races.0.price.edition'],
  [
    'has a source without a host',
    withField('sources', [{ url: 'https://', facts: ['name'] }]),
    'field "sources.0.url"',
  ],
  [
    'has a coming edition that no source announces',
    withField('editions', [{ date: '2030-05-01' }]),
    'field "editions.0.date"',
  ],
  [
    'has an edition that is nowhere',
    (row) => {
      const place = { city: 'Atlantis', country: 'DE', lat: 0, lon: 0 }
      return withField('editions', [{ date: '2026-08-24', place }])(withField('since', 2003)(row))
    },
    'field "editions.0.place.city"',
  ],
  [
    'has a place in another region',
    withField('place', {
      city: 'La Grange',
      country: 'US',
      region: 'Indiana',
      lat: 41.81,
      lon: -87.87,
    }),
    'field "place.region"',
  ],
  [
    'has a place that is nowhere',
    withField('place', { city: 'Atlantis', country: 'DE', lat: 0, lon: 0 }),
    'field "place.city"',
  ],
]

/** Validates the folder and begins to write it, in process, to a database that fails. */
async function loadInProcess(): Promise<void> {
  const refuse = () => {
    throw new Error('the database was queried')
  }
  const DB = { prepare: refuse, batch: refuse, exec: refuse }
  const settings = readSettings({ DB, KV: { get: refuse }, FIXED_NOW: testNow })
  const clock = createClock(settings)
  await loadCatalogue(settings, readCatalogue(folder, clock.today()), clock)
}

test.each(faults)(
  'a row that %s is an error with file, row and field before the database is queried',
  async (_, change, named) => {
    writeRow(change)
    const error: unknown = await loadInProcess().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CatalogueError)
    expect(String(error)).toContain(`${file}, row ${brokenRow}`)
    expect(String(error)).toContain(named)
  },
)

test('control: rows without a fault are written', async () => {
  writeRow(null)
  await expect(loadInProcess()).rejects.toThrow('the database was queried')
})

test('the command prints the error of a row without a stack, ends with 1, and writes nothing', () => {
  const [, change, named] = faults.at(-1) ?? expect.fail('no fault')
  writeRow(change)
  const before = rowCounts(state)
  const { status, output } = load(`${folder}/`)
  expect(status).toBe(1)
  expect(output).toContain(`${file}, row ${brokenRow}`)
  expect(output).toContain(named)
  expect(output).not.toMatch(/\n\s+at /u)
  expect(rowCounts(state)).toEqual(before)
  expect(before['event']).toBe(0)
})

test('the folder loads completely once its row is corrected, and a second load changes nothing', async () => {
  writeRow(null)
  expect(load(`${folder}/`).status).toBe(0)
  const loaded = rowCounts(state)
  expect(loaded['event']).toBe(events)
  expect(loaded['search_outbox']).toBe(0)
  writeRow(withField('name', undefined))
  const { db, close } = openState(state.path)
  const settings = readSettings({ DB: db, KV: { get: () => null }, FIXED_NOW: testNow })
  await expect(loadInto(settings, { folder, ifEmpty: false })).rejects.toThrow('is not empty')
  await loadInto(settings, { folder, ifEmpty: true })
  await close()
  expect(rowCounts(state)).toEqual(loaded)
})

test('the demo catalogue loads completely', () => {
  const demo = newState('catalogue')
  try {
    const loaded = rowCounts(demo)
    expect(loaded['event']).toBe(catalogueRows().length)
    expect(loaded['search_outbox']).toBe(0)
  } finally {
    demo.remove()
  }
})
