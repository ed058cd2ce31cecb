import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { includeRow } from '../../worker/domain/organisers/imports/change-import.ts'
import { findImportPage } from '../../worker/domain/organisers/imports/find-import.ts'
import { presentImport } from '../../worker/present/organiser/imports.ts'
import { requireImport } from '../../worker/domain/organisers/imports/import-record.ts'
import { undoImport } from '../../worker/domain/organisers/imports/undo-import.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { discardDraft } from '../../worker/domain/publishing/discard-draft.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { ada, now, openImports } from '../support/imports.ts'

let tables: Awaited<ReturnType<typeof openImports>>

beforeAll(async () => {
  tables = await openImports()
  await tables.all(`UPDATE organiser SET verified_on = '2026-11-01'`)
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

/** Publishes all drafts. */
async function publishAll(): Promise<void> {
  const context = { now, rates: ratesSnapshot }
  for (const { id, version } of await tables.drafts())
    expect(
      await publishDraft(
        tables.db,
        eventKind,
        { memberId: ada.id, reference: id, version },
        context,
      ),
    ).toMatchObject({ state: 'published' })
}

async function importAll(...lines: string[]): Promise<string> {
  const id = await tables.checked(...lines)
  await tables.write(id)
  return id
}

const season = [
  'Kamptal Lauf;12.06.2027;Krems;10 km;10;120',
  'Kamptal Lauf;12.06.2027;Krems;Half;21,1;300',
  'Ybbs Run;13.06.2027;Linz;5 km;5;',
]

test('the sheet of published events changes nothing, however often it is imported', async () => {
  await importAll(...season)
  await publishAll()
  for (let round = 0; round < 2; round += 1) {
    const again = await tables.checked(...season)
    expect(await tables.states(again)).toEqual(['same', 'same', 'same'])
    await tables.write(again)
    expect(await tables.drafts()).toEqual([])
  }
})

test('next season adds an edition to each event, and publishing it makes no second event', async () => {
  await importAll(...season)
  await publishAll()
  const before = await tables.all('SELECT id FROM event')
  const next = season.map((line) => line.replace('.2027', '.2028'))
  const id = await tables.checked(...next)
  expect(await tables.states(id)).toEqual(['changed', 'changed', 'changed'])
  expect(await tables.outcomes(id)).toMatchObject([
    { event: 'Kamptal Lauf', edition: '2028' },
    { event: 'Kamptal Lauf', edition: '2028' },
    { event: 'Ybbs Run', edition: '2028' },
  ])
  await tables.write(id)
  expect(await tables.drafts()).toHaveLength(2)
  await publishAll()
  expect(await tables.all('SELECT id FROM event')).toEqual(before)
  const dates = await tables.all(
    `SELECT e.date FROM edition e JOIN event ev ON ev.id = e.event_id WHERE ev.name = 'Kamptal Lauf' ORDER BY e.date`,
  )
  expect(dates.slice(-2)).toEqual([{ date: '2027-06-12' }, { date: '2028-06-12' }])
})

test('a sheet changes the facts of the same edition, but none that was edited by hand since', async () => {
  await importAll('Traun Trail;12.06.2027;Linz;10 km;10;120')
  await publishAll()
  await importAll('Traun Trail;12.06.2027;Linz;10 km;10;150')
  const [draft] = await tables.drafts()
  expect(draft).toMatchObject({ facts: { editions: [{ races: [{ legs: [{ gain: 150 }] }] }] } })
  await tables.all(
    `UPDATE event_draft SET version = version + 1, facts = json_set(facts, '$.editions[0].races[0].name', 'Ten')`,
  )
  await publishAll()
  const again = await tables.checked('Traun Trail;19.06.2027;Linz;10 km;10;150')
  expect((await tables.outcomes(again))[0]).toMatchObject({
    changed: ['date', 'end'],
    kept: ['race'],
  })
})

test('before drafts are written, the list says how many races change and which facts how often', async () => {
  await importAll(...season)
  await publishAll()
  const id = await tables.checked(
    ...season.slice(0, 2).map((line) => line.replace('12.06', '19.06').replace(';300', ';330')),
    ...season.slice(2),
  )
  const record = await requireImport(tables.db, ada.id, id)
  const page = await findImportPage(tables.db, record, null, 1)
  expect([page.changedRaces, page.changes]).toEqual([
    2,
    [
      { field: 'climb', count: 1 },
      { field: 'date', count: 1 },
      { field: 'end', count: 1 },
    ],
  ])
  expect(presentImport(record, page, 'en').changes).toBe(
    'Races that will change: 2. Facts: Climb (1), First day (1), Last day (1).',
  )
})

test('a row that was left out and is taken in again is still the event of the organisation', async () => {
  await importAll('Enns Run;12.06.2027;Linz;;5;')
  await publishAll()
  const id = await tables.checked('Enns Run;12.06.2027;Linz;;6;')
  const record = await requireImport(tables.db, ada.id, id)
  await includeRow(tables.db, record, 2, false)
  await includeRow(tables.db, record, 2, true)
  await tables.check(id)
  await tables.write(id)
  const [draft] = await tables.drafts()
  expect(draft).toMatchObject({ event_id: expect.any(Number) })
})

test('undo and discarding take the draft of a published event back, and its rows with it', async () => {
  await importAll('Steyr Run;12.06.2027;Linz;;5;')
  await publishAll()
  const change = 'Steyr Run;12.06.2027;Linz;;6;'
  const first = await importAll(change)
  await undoImport(tables.db, await requireImport(tables.db, ada.id, first), false, now)
  expect(await tables.drafts()).toEqual([])
  expect(await tables.states(first)).toEqual(['undone'])
  await importAll(change)
  const [draft] = await tables.drafts()
  await discardDraft(tables.db, eventKind, { memberId: ada.id, reference: draft?.id ?? '', now })
  expect(await tables.states(await tables.checked(change))).toEqual(['changed'])
})

test('a draft with unpublished edits gets the changes of a sheet beside them', async () => {
  await importAll('Inn Run;12.06.2027;Linz;;5;')
  await publishAll()
  await importAll('Inn Run;12.06.2027;Linz;;6;')
  await tables.all(
    `UPDATE event_draft SET version = version + 1, facts = json_set(facts, '$.since', 1990)`,
  )
  const id = await importAll('Inn Run;12.06.2027;Linz;;7;')
  const [draft] = await tables.drafts()
  expect(draft?.facts).toMatchObject({
    since: 1990,
    editions: [{ races: [{ legs: [{ distance: 7 }] }] }],
  })
  await undoImport(tables.db, await requireImport(tables.db, ada.id, id), false, now)
  expect((await tables.drafts())[0]?.facts).toMatchObject({
    since: 1990,
    editions: [{ races: [{ legs: [{ distance: 6 }] }] }],
  })
})

test('a league is three events, also the next season', async () => {
  const league = [
    'Xmas League 1;04.12.2026;Linz;;5;',
    'Xmas League 2;11.12.2026;Linz;;5;',
    'Xmas League 3;18.12.2026;Linz;;5;',
  ]
  await importAll(...league)
  expect(await tables.drafts()).toHaveLength(3)
  await publishAll()
  const next = await tables.checked(
    'Xmas League 1;03.12.2027;Linz;;5;',
    'Xmas League 2;10.12.2027;Linz;;5;',
    'Xmas League 3;17.12.2027;Linz;;5;',
  )
  expect(await tables.outcomes(next)).toMatchObject(
    [1, 2, 3].map((number) => ({ event: `Xmas League ${number}`, edition: '2027' })),
  )
})

test('publishing and importing have the same rules', async () => {
  const id = await tables.checked(
    'Lech Run;12.06.2027;Linz;5 km;-5;',
    'Lech Run;12.06.2027;Linz;10 km;10;',
    `${'Very long name '.repeat(12)};12.06.2027;Linz;10 km;10;`,
  )
  const rows = await tables.all(
    'SELECT state, faults FROM event_import_row WHERE import_id = ? ORDER BY number',
    id,
  )
  expect(rows.map(({ state, faults }) => [state, JSON.parse(String(faults))])).toEqual([
    ['mend', [{ field: 'distance', fault: 'min' }]],
    ['new', []],
    ['mend', [{ field: 'name', fault: 'too-long' }]],
  ])
})
