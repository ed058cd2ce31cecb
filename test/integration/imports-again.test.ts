import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { startWriting } from '../../worker/domain/organisers/imports/change-import.ts'
import { continueImports } from '../../worker/domain/organisers/imports/continue-imports.ts'
import { requireImport } from '../../worker/domain/organisers/imports/import-record.ts'
import { undoImport } from '../../worker/domain/organisers/imports/undo-import.ts'
import { writeDrafts } from '../../worker/domain/organisers/imports/write-drafts.ts'
import { ada, now, openImports } from '../support/imports.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

let tables: Awaited<ReturnType<typeof openImports>>

beforeAll(async () => {
  tables = await openImports()
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

const lauf = 'Donaulauf;12.06.2027;Krems;10 km;10;120'
const half = 'Donaulauf 2027;12.06.2027;クレムス;Halb;21,1;300'
const linz = 'Linz Run;13.06.2027;Linz;;5;'

/** Rows of as many events. A number at the end of a name would make them years of one event. */
const series = (length: number) =>
  Array.from(
    { length },
    (_, index) => `Race ${String.fromCharCode(97 + (index % 26))}${index};12.06.2027;Krems;;5;`,
  )

test('importing again changes what a list states differently, and keeps what was edited by hand', async () => {
  await tables.write(await tables.checked(lauf, linz, 'Third;01.07.2027;Linz;;5;'))
  await tables.all(`UPDATE event_draft SET version = 1, facts = json_set(facts, '$.url', 'https://x.example',
    '$.editions[0].races[0].legs[0].distance', 6) WHERE json_extract(facts, '$.name') = 'Linz Run'`)
  const again = await tables.checked(
    'Donaulauf;12.06.2027;Krems;10 km;10;150',
    'Linz Run;14.06.2027;Linz;;5;',
    'Third;01.07.2027;Linz;;5;',
  )
  expect(await tables.states(again)).toEqual(['changed', 'changed', 'same'])
  expect((await tables.outcomes(again))[1]).toMatchObject({
    changed: ['date', 'end'],
    kept: ['distance'],
  })
  await tables.write(again)
  const [donau, edited] = await tables.drafts()
  expect(donau).toMatchObject({
    version: 1,
    facts: { editions: [{ races: [{ legs: [{ gain: 150 }] }] }] },
  })
  expect(edited).toMatchObject({
    version: 2,
    facts: {
      url: 'https://x.example',
      editions: [
        { date: '2027-06-14', endDate: '2027-06-14', races: [{ legs: [{ distance: 6 }] }] },
      ],
    },
  })
  expect(await tables.drafts()).toHaveLength(3)
})

test('undo deletes the drafts that were not edited, and restores the facts of those that it changed', async () => {
  const first = await tables.checked(lauf, linz)
  await tables.write(first)
  const second = await tables.checked(
    'Donaulauf;12.06.2027;Krems;10 km;10;150',
    'Third;01.07.2027;Linz;;5;',
  )
  await tables.write(second)
  await undoImport(tables.db, await requireImport(tables.db, ada.id, second), false, now)
  expect((await tables.drafts()).map(({ facts }) => facts.name)).toEqual(['Donaulauf', 'Linz Run'])
  expect((await tables.drafts())[0]?.facts.editions[0].races[0].legs[0].gain).toBe(120)
  await tables.all(
    `UPDATE event_draft SET version = version + 1 WHERE json_extract(facts, '$.name') = 'Linz Run'`,
  )
  await undoImport(tables.db, await requireImport(tables.db, ada.id, first), false, now)
  expect((await tables.drafts()).map(({ facts }) => facts.name)).toEqual(['Linz Run'])
  expect(await tables.states(first)).toEqual(['undone', 'written'])
  await undoImport(tables.db, await requireImport(tables.db, ada.id, first), true, now)
  expect(await tables.drafts()).toEqual([])
})

test('an import that is killed at any of its calls to the database ends with the drafts of one that is not', async () => {
  const id = await tables.checked(...series(400))
  let kills = 0
  for (;;) {
    const stopping = stoppingDatabase(tables.d1, 1 + (kills % 9))
    const ended = await tables.write(id, createDatabase(stopping.db)).then(
      () => true,
      () => false,
    )
    if (ended) break
    kills += 1
    expect(kills).toBeLessThan(50)
  }
  expect(kills).toBeGreaterThan(0)
  expect(await tables.drafts()).toHaveLength(400)
  expect(new Set(await tables.states(id))).toEqual(new Set(['written']))
})

test('the scheduled job writes the drafts of an import whose page was closed, and of no other', async () => {
  const [open, left] = [await tables.checked(linz), await tables.checked(...series(160))]
  await startWriting(tables.db, await requireImport(tables.db, ada.id, left), now)
  expect(await continueImports(tables.db, now, 20)).toBe(160)
  expect((await requireImport(tables.db, ada.id, left)).state).toBe('written')
  expect((await requireImport(tables.db, ada.id, open)).state).toBe('open')
  expect(await tables.drafts()).toHaveLength(160)
  expect(await continueImports(tables.db, now, 20)).toBe(0)
})

test('a batch that was on its way when its import was taken back writes no draft', async () => {
  const id = await tables.checked(lauf, linz)
  const record = await requireImport(tables.db, ada.id, id)
  await startWriting(tables.db, record, now)
  await undoImport(tables.db, record, false, now)
  await writeDrafts(tables.db, { ...record, state: 'writing' }, now)
  expect(await tables.drafts()).toEqual([])
  expect(await tables.states(id)).toEqual(['new', 'new'])
})

test('two writers at the same time write each event once', async () => {
  const id = await tables.checked(lauf, half, linz)
  await Promise.all([tables.write(id), tables.write(id), tables.write(id)])
  expect((await tables.drafts()).map(({ version }) => version)).toEqual([0, 0])
})

test('an event with more races than one may have is invalid before drafts are written', async () => {
  const id = await tables.checked(
    ...Array.from({ length: 70 }, (_, index) => `Donaulauf;12.06.2027;Krems;R${index};5;`),
  )
  expect(new Set(await tables.states(id))).toEqual(new Set(['mend']))
  expect(await tables.drafts()).toEqual([])
})
