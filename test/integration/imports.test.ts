import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  changeMapping,
  includeRow,
  startWriting,
} from '../../worker/domain/organisers/imports/change-import.ts'
import { correctCell } from '../../worker/domain/organisers/imports/correct-cell.ts'
import { createImport } from '../../worker/domain/organisers/imports/create-import.ts'
import { findImportPage } from '../../worker/domain/organisers/imports/find-import.ts'
import { requireImport } from '../../worker/domain/organisers/imports/import-record.ts'
import { faultsOf } from '../../src/model/event-facts/faults/faults-of.ts'
import { normaliseFacts } from '../../src/model/event-facts/normalise-facts.ts'
import { eventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { presentImport } from '../../worker/present/organiser/imports.ts'
import { readCsv } from '../../worker/imports/read-csv.ts'
import { ada, bert, defaults, file, now, openImports } from '../support/imports.ts'

let tables: Awaited<ReturnType<typeof openImports>>

beforeAll(async () => {
  tables = await openImports()
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

const lauf = 'Donaulauf;12.06.2027;Krems;10 km;10;120'
const half = 'Donaulauf 2027;12.06.2027;クレムス;Halb;21,1;300'
const linz = 'Linz Run;13.06.2027;Linz;;5;'

test('rows are checked: new ones, faults, unclear towns, and events that the catalogue has', async () => {
  const id = await tables.checked(
    lauf,
    'Night;31.02.2027;Krems;;5;',
    'Stadtlauf;01.05.2027;Laa;;5;',
    'Far;01.05.2027;Nowhere;;5;',
    '18. Wachau Marathon;19.09.2027;Krems;;42,2;',
  )
  const rows = await tables.all(
    'SELECT * FROM event_import_row WHERE import_id = ? ORDER BY number',
    id,
  )
  expect(rows.map(({ state }) => state)).toEqual(['new', 'mend', 'mend', 'mend', 'duplicate'])
  expect(rows.map(({ faults }) => JSON.parse(String(faults)))).toEqual([
    [],
    [{ field: 'date', fault: 'date' }],
    [{ field: 'city', fault: 'place-ambiguous' }],
    [{ field: 'city', fault: 'place-unknown', country: 'AT' }],
    [],
  ])
  expect(JSON.parse(String(rows[2]?.['suggestions']))).toHaveLength(2)
  expect(rows[4]).toMatchObject({ event_id: 9, score: 100 })
  expect(await tables.drafts()).toEqual([])
})

test('drafts are written: races of one event together, each fact with its source, nothing published', async () => {
  const id = await tables.checked(lauf, half, linz)
  await tables.write(id)
  const [donau, other] = await tables.drafts()
  expect(await tables.drafts()).toHaveLength(2)
  expect(donau).toMatchObject({
    organiser_id: 50,
    event_id: null,
    import_id: id,
    version: 0,
    facts: {
      name: 'Donaulauf',
      place: { cityId: 1 },
      editions: [
        {
          date: '2027-06-12',
          races: [
            { name: '10 km', legs: [{ distance: 10, unit: 'km', gain: 120 }] },
            { name: 'Halb', legs: [{ distance: 21.1 }] },
          ],
        },
      ],
    },
  })
  const sources: unknown = JSON.parse(donau?.sources ?? '')
  expect(sources).toMatchObject({
    name: 'season.csv',
    'editions.n20270612.races.n2.name': 'season.csv',
  })
  expect(other?.facts.name).toBe('Linz Run')
  expect(await tables.all('SELECT id FROM event')).toHaveLength(1)
  expect(await tables.states(id)).toEqual(['written', 'written', 'written'])
})

test('the draft of a complete row can be published as it is, in the language of the list or of its row', async () => {
  const id = await tables.checked('Donaulauf;12.06.2027;Krems;;10;120')
  await tables.write(id)
  const table = await readCsv(
    new TextEncoder().encode(
      'Name,Date,City,Language,Distance\nLinz Run,2027-06-13,Linz,English,5',
    ),
  )
  const input = { organiserId: 50, memberId: ada.id, source: 'x.csv', table, defaults }
  const other = await createImport(tables.db, input, now)
  await tables.check(other)
  await tables.write(other)
  const facts = (await tables.drafts()).map((draft) => v.parse(eventFacts, draft.facts))
  expect(facts.map(({ nameLanguage }) => nameLanguage)).toEqual(['de', 'en'])
  expect(facts.map((each) => faultsOf(normaliseFacts(each)))).toEqual([{}, {}])
})

const correction = { field: 'date', isForAll: false, columnName: '' } as const

test('a correction can be applied to all rows with the same fault, and to a fact without a column', async () => {
  const id = await tables.checked(
    'Alpha;12.06.2027;Kremz;;5;',
    'Beta;13.06.2027;Kremz;;5;',
    'Gamma;14.06.2027;Nowhere;;5;',
    'Delta;15.06.2027;Linz;;5;',
  )
  const record = await requireImport(tables.db, ada.id, id)
  const page = await findImportPage(tables.db, record, 'mend', 1)
  expect(page.equal).toEqual([{ field: 'city', text: 'Kremz', count: 2 }])
  const city = { ...correction, number: 2, field: 'city', text: 'Krems' } as const
  await correctCell(tables.db, record, { ...city, isForAll: true })
  await tables.check(id)
  expect(await tables.states(id)).toEqual(['new', 'new', 'mend', 'new'])
  const status = { ...correction, number: 5, field: 'status', text: 'cancelled' } as const
  await correctCell(tables.db, record, { ...status, columnName: 'Status' })
  await tables.check(id)
  const faults = await tables.all(
    'SELECT faults FROM event_import_row WHERE import_id = ? AND number = 5',
    id,
  )
  expect(faults).toEqual([{ faults: '[{"field":"reason","fault":"required"}]' }])
  const changed = await requireImport(tables.db, ada.id, id)
  expect(changed.columns.at(-1)).toBe('Status')
  const reason = { ...correction, number: 5, field: 'reason', text: 'Storm' } as const
  await correctCell(tables.db, changed, { ...reason, columnName: 'Reason' })
  await tables.check(id)
  expect(await tables.states(id)).toEqual(['new', 'new', 'mend', 'new'])
})

test('a place that is not known gets coordinates in all its rows, though the list has no such columns', async () => {
  const id = await tables.checked(
    'Alpha;12.06.2027;Wolfental;;5;',
    'Beta;13.06.2027;Wolfental;;5;',
    'Gamma;14.06.2027;Nowhere;;5;',
  )
  const record = await requireImport(tables.db, ada.id, id)
  const invalid = presentImport(record, await findImportPage(tables.db, record, 'mend', 1), 'en')
  expect(invalid.rows[0]?.corrections).toMatchObject([
    {
      field: 'city',
      point: { lat: 'Latitude', lon: 'Longitude' },
      applyAll: 'Apply to all 2 rows',
    },
  ])
  const others = [
    { field: 'lat', text: '48.42', columnName: 'Latitude' },
    { field: 'lon', text: '15.61', columnName: 'Longitude' },
  ] as const
  const city = { ...correction, number: 2, field: 'city', text: 'Wolfental', others } as const
  await correctCell(tables.db, record, { ...city, isForAll: true })
  await tables.check(id)
  expect(await tables.states(id)).toEqual(['new', 'new', 'mend'])
  const changed = await requireImport(tables.db, ada.id, id)
  expect(changed.mapping.slice(-2)).toEqual(['lat', 'lon'])
  await includeRow(tables.db, changed, 4, false)
  const fixed = presentImport(changed, await findImportPage(tables.db, changed, 'mend', 1), 'en')
  expect(fixed).toMatchObject({ rows: [], emptyColumns: '', created: '' })
  await tables.write(id)
  expect((await tables.drafts()).map(({ facts }) => facts.place)).toMatchObject([
    { cityId: 1, town: 'Wolfental', lat: 48.42, lon: 15.61 },
    { cityId: 1, town: 'Wolfental', lat: 48.42, lon: 15.61 },
  ])
  const written = presentImport(changed, await findImportPage(tables.db, changed, null, 1), 'en')
  expect(written.created).toBe('Drafts created: 2.')
})

test('a corrected cell, a row left out and a duplicate taken in are respected', async () => {
  const id = await tables.checked(
    'Night;31.02.2027;Krems;;5;',
    linz,
    'Wachau Marathon;19.09.2027;Krems;;42,2;',
  )
  const record = await requireImport(tables.db, ada.id, id)
  await correctCell(tables.db, record, { ...correction, number: 2, text: '28.02.2027' })
  await includeRow(tables.db, record, 3, false)
  await includeRow(tables.db, record, 4, true)
  await expect(startWriting(tables.db, record, now)).rejects.toThrow('conflict')
  await tables.check(id)
  expect(await tables.states(id)).toEqual(['new', 'out', 'new'])
  await tables.write(id)
  expect((await tables.drafts()).map(({ facts }) => facts.name)).toEqual([
    'Night',
    'Wachau Marathon',
  ])
})

test('the meaning of columns is remembered for the organisation, not for others', async () => {
  const first = await tables.checked(lauf)
  const record = await requireImport(tables.db, ada.id, first)
  const mapping = ['name', 'date.dmy', 'city', 'race', 'distance.mi', null] as const
  await changeMapping(tables.db, record, mapping, defaults, now)
  await tables.check(first)
  await tables.write(first)
  const again = await requireImport(tables.db, ada.id, await tables.checked(linz))
  expect(again.mapping).toEqual(mapping)
  const input = {
    organiserId: 51,
    memberId: bert.id,
    source: 'x.csv',
    table: await file(linz),
    defaults,
  }
  const other = await requireImport(tables.db, bert.id, await createImport(tables.db, input, now))
  expect(other.mapping[4]).toBe('distance.km')
  await expect(
    changeMapping(tables.db, await requireImport(tables.db, ada.id, first), mapping, defaults, now),
  ).rejects.toThrow('conflict')
})

test('an import of another organisation is not found', async () => {
  const id = await tables.checked(lauf)
  await expect(requireImport(tables.db, bert.id, id)).rejects.toThrow('not-found')
  await expect(requireImport(tables.db, ada.id, 'x')).rejects.toThrow('not-found')
})

test('the rows of an import are read in pages, invalid ones first', async () => {
  const lines = Array.from({ length: 103 }, (_, index) =>
    index === 101
      ? 'Night;31.02.2027;Krems;;5;'
      : `Race ${String.fromCharCode(97 + (index % 26))}${index};12.06.2027;Krems;;5;`,
  )
  const record = await requireImport(tables.db, ada.id, await tables.checked(...lines))
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => findImportPage(tables.db, record, null, page)),
  )
  expect(pages.map(({ page, rows }) => [page, rows.length])).toEqual([
    [1, 50],
    [2, 50],
    [3, 3],
    [3, 3],
  ])
  const numbers = pages.slice(0, 3).flatMap(({ rows }) => rows.map(({ number }) => number))
  expect(numbers[0]).toBe(103)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(lines.map((_, index) => index + 2))
  expect(await findImportPage(tables.db, record, 'mend', 1)).toMatchObject({ page: 1, pages: 1 })
})
