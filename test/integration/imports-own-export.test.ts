import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import type { Locale } from '../../src/model/locales.ts'
import { findExportedRaces } from '../../worker/domain/organisers/dashboard/find-exported-races.ts'
import { createImport } from '../../worker/domain/organisers/imports/create-import.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { organiserList } from '../../worker/feeds/organiser-file.ts'
import { readSource } from '../../worker/imports/read-source.ts'
import { templateHeadings } from '../../worker/present/organiser/import-template.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { ada, defaults, now, openImports } from '../support/imports.ts'

/** An organiser exports the published events, and imports the same file. */

let tables: Awaited<ReturnType<typeof openImports>>

beforeAll(async () => {
  tables = await openImports()
  await tables.all(`UPDATE organiser SET verified_on = '2026-11-01'`)
  await tables.write(
    await tables.checked(
      'Kamptal Lauf;12.06.2027;Krems;10 km;10;120',
      'Kamptal Lauf;12.06.2027;Krems;Half;21,1;300',
      'Ybbs Run;13.06.2027;Linz;5 km;5;',
      'Enns Run;20.06.2027;Linz;5 km;5;',
      'Inn Run;27.06.2027;Linz;5 km;5;',
    ),
  )
  for (const { id, version } of await tables.drafts())
    await publishDraft(
      tables.db,
      eventKind,
      { memberId: ada.id, reference: id, version },
      { now, rates: ratesSnapshot },
    )
  const ofEvent = 'WHERE event_id = (SELECT id FROM event WHERE name = ?)'
  await tables.all(
    `UPDATE edition SET date_confirmed = 0, registration_starts_on = '2026-12-01' ${ofEvent}`,
    'Ybbs Run',
  )
  await tables.all(
    `UPDATE edition SET status = 'cancelled', status_reason = '{"de":"Hochwasser"}' ${ofEvent}`,
    'Enns Run',
  )
  await tables.all(
    `UPDATE edition SET status = 'rescheduled', previous_date = '2027-06-26' ${ofEvent}`,
    'Inn Run',
  )
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

/** Imports the export in a format and a language, with the text of some cells replaced. */
async function imported(
  format: 'csv' | 'json',
  locale: Locale,
  from = '',
  to = '',
): Promise<string> {
  const text = organiserList(format, await findExportedRaces(tables.db, ada.id), locale)
  const table = await readSource(new TextEncoder().encode(text.replaceAll(from, to)))
  const headings = templateHeadings()
  const input = { organiserId: 50, memberId: ada.id, source: 'own.csv', table, headings, defaults }
  const id = await createImport(tables.db, input, now)
  await tables.check(id)
  return id
}

test.for([
  ['csv', 'en'],
  ['csv', 'de'],
  ['csv', 'ja'],
  ['csv', 'th'],
  ['json', 'en'],
  ['json', 'ja'],
] as const)(
  'the export as %s in %s changes nothing: no expected date becomes a confirmed one',
  async ([format, locale]) => {
    const id = await imported(format, locale)
    expect(await tables.states(id)).toEqual(['same', 'same', 'same', 'same', 'same'])
    await tables.write(id)
    expect(await tables.drafts()).toEqual([])
  },
)

test('a list that calls the date expected or confirmed states nothing else', async () => {
  const id = await imported('csv', 'en', 'Expected date', 'Confirmed date')
  expect(await tables.states(id)).toEqual(['same', 'same', 'changed', 'same', 'same'])
  expect((await tables.outcomes(id))[2]).toMatchObject({ changed: ['certainty'] })
  await tables.empty()
  const back = await imported('csv', 'en', 'Confirmed date', 'Expected date')
  expect(await tables.states(back)).toEqual(['changed', 'changed', 'same', 'changed', 'changed'])
  await tables.write(back)
  const drafts = await tables.drafts()
  expect(drafts.map(({ facts }) => facts.editions[0].dateConfirmed)).toEqual([false, false, false])
})
