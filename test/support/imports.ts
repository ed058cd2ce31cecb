import { createDatabase } from '../../worker/db/client.ts'
import { endWriting, startWriting } from '../../worker/domain/organisers/imports/change-import.ts'
import { checkRows } from '../../worker/domain/organisers/imports/check-import.ts'
import { createImport } from '../../worker/domain/organisers/imports/create-import.ts'
import { requireImport } from '../../worker/domain/organisers/imports/import-record.ts'
import { writeDrafts } from '../../worker/domain/organisers/imports/write-drafts.ts'
import { readCsv } from '../../worker/imports/read-csv.ts'
import type { ImportDefaults } from '../../worker/imports/row-facts.ts'
import { openDatabase } from './open-database.ts'
import { writePlaceNames } from './place-names.ts'

export const ada = { id: 701 }
export const bert = { id: 702 }
export const now = new Date('2026-11-21T09:00:00.000Z')
export const defaults: ImportDefaults = {
  language: 'de',
  sport: 'run',
  country: 'AT',
  currency: 'EUR',
}

export const file = (...lines: string[]) =>
  readCsv(new TextEncoder().encode(['Veranstaltung;Datum;Ort;Bewerb;km;HM', ...lines].join('\n')))

/** A database with two organisations, cities of Austria and one event of the catalogue, and the steps of an import. */
export async function openImports() {
  const opened = await openDatabase()
  const tables = {
    d1: opened.db,
    db: createDatabase(opened.db),
    all: async (sql: string, ...values: unknown[]) =>
      (
        await opened.db
          .prepare(sql)
          .bind(...values)
          .all()
      ).results,
  }

  for (const { id } of [ada, bert])
    await tables.all(
      `INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role, locale,
        created_at, updated_at) VALUES (?1, 'm' || ?1, 'm' || ?1, ?1 || '@example.org', ?1 || '@example.org', '', '', 'organiser',
        'en', '2026-11-01', '2026-11-01')`,
      id,
    )
  await tables.all(
    `INSERT INTO organiser (id, permalink, name) VALUES (50, 'donau', 'Donau'), (51, 'elbe', 'Elbe')`,
  )
  await tables.all(
    `INSERT INTO organiser_member (organiser_id, member_id) VALUES (50, ${ada.id}), (51, ${bert.id})`,
  )
  for (const [id, slug, name, people, lat, names] of [
    [1, 'krems', 'Krems', 24_000, 48.41, '{"ja":"クレムス"}'],
    [2, 'linz', 'Linz', 200_000, 48.3, '{}'],
    [3, 'laa-lower-austria', 'Laa', 6000, 48.72, '{}'],
    [4, 'laa-styria', 'Laa', 5000, 47, '{}'],
  ])
    await tables.all(
      `INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
        VALUES (?, 'AT', ?, ?, '', ?, 15.6, ?, 'Europe/Vienna', ?)`,
      id,
      slug,
      name,
      lat,
      people,
      names,
    )
  await writePlaceNames(tables.d1)
  await tables.all(
    `INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
      VALUES (9, 'wachau', 'Wachau Marathon', 'en', 1, 48.41, 15.6, ?, '', '2026-11-01', 1, '2026-11-01T09:00:00.000Z')`,
    Math.floor(48.41 + 90) * 360 + 195,
  )
  await tables.all(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (9, 9, '2027-09-19', '2027-09-19', 1, 0, 1, 'Europe/Vienna')`,
  )
  const empty = async () => {
    for (const table of ['event_import_row', 'event_import', 'event_draft'])
      await tables.all(`DELETE FROM ${table}`)
  }

  /** Stores and checks a file of the organisation 50. */
  async function checked(...lines: string[]): Promise<string> {
    const input = {
      organiserId: 50,
      memberId: ada.id,
      source: 'season.csv',
      table: await file(...lines),
      defaults,
    }
    const id = await createImport(tables.db, input, now)
    await check(id)
    return id
  }
  const check = async (id: string) => {
    while ((await checkRows(tables.db, await requireImport(tables.db, ada.id, id), now)) > 0);
  }
  async function write(id: string, db = tables.db): Promise<void> {
    await startWriting(db, await requireImport(db, ada.id, id), now)
    const record = await requireImport(db, ada.id, id)
    while ((await writeDrafts(db, record, now)) > 0);
    await endWriting(db, record, now)
  }
  const states = async (id: string) =>
    (
      await tables.all('SELECT state FROM event_import_row WHERE import_id = ? ORDER BY number', id)
    ).map(({ state }) => String(state))
  const outcomes = async (id: string): Promise<unknown[]> =>
    (
      await tables.all(
        'SELECT outcome FROM event_import_row WHERE import_id = ? ORDER BY number',
        id,
      )
    ).map(({ outcome }) => JSON.parse(String(outcome)))
  const drafts = async () =>
    (await tables.all('SELECT * FROM event_draft ORDER BY json_extract(facts, ?)', '$.name')).map(
      (row) => ({
        ...row,
        facts: JSON.parse(String(row['facts'])),
        version: Number(row['version']),
        sources: String(row['sources']),
        id: String(row['id']),
      }),
    )

  return { ...tables, close: opened.close, empty, checked, check, write, states, outcomes, drafts }
}
