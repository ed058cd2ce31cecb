import { createDatabase } from '../../worker/db/client.ts'
import { openDatabase } from './open-database.ts'
import { saleStatements, seller, valueOfOrder, type Column, type Someone } from './member-orders.ts'

/** The real schema about members, read from the database, so that a new table cannot be forgotten. */

export const seededAt = '2026-11-01T08:00:00.000Z'

/** Addresses that belong to no member: those of events, shown on their pages. */
const publicAddresses = new Set(['event.contact_email'])

/** An event that rows of members refer to. */
const publicEvent = { id: 1, permalink: 'public-event' }

/** Tables whose rows outlive the account, without its id: the history of an event. */
const staying = new Set([
  'event_revision',
  'document_draft',
  'document_revision',
  'challenge_proof',
  'document_schedule',
])

/** Id of the page whose texts a member wrote. */
const pageOf = (memberId: number): number => (memberId % 97) + 1

type Row = Record<string, unknown>

/** A value for any column: the member's if it refers to one, else an instant or a text that names the column. */
function valueOf(column: Column, someone: Someone): unknown {
  const { table, name, type, pk } = column
  const { id, email } = someone
  if (table === 'purchase' || table === 'waiting' || table.startsWith('sale_'))
    return valueOfOrder(column, someone, pageOf(id))
  if (/^(?:(?:member|organiser|claim|author)_id|(?:updated|set)_by|inbox_number)$/u.test(name))
    return id
  // A review has one answer.
  if (table === 'review_answer' && name === 'review_id') return id
  // A member has a page of the site with a draft and a version.
  if (name === 'race_id') return publicEvent.id
  if (name === 'document_id' || name === 'challenge_id') return pageOf(id)
  if (name === 'code') return `C${pageOf(id)}`
  // An event has one draft; those of members are of new events.
  if (name === 'event_id') return table === 'event_draft' ? null : publicEvent.id
  // Rows of these tables stay without the member.
  if (staying.has(table)) return name === 'number' ? id % 97 : seededAt
  if (/^(?:email|address)/u.test(name)) return email
  if (name.endsWith('_at') || name === 'at') return seededAt
  if (/^(?:integer|real)$/iu.test(type)) return pk > 0 ? null : 1
  return `${table} ${id} ${name}`
}

export async function openTables() {
  const { db, close } = await openDatabase()
  const all = async (sql: string, ...values: unknown[]): Promise<Row[]> =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .all<Row>()
    ).results

  /** Every table of ours, without those of full-text indexes. */
  const tables = async (): Promise<string[]> =>
    (
      await all(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
          AND name NOT LIKE '%\\_fts%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
      )
    ).map(({ name }) => String(name))

  const pragma = async (name: string, of: readonly string[]): Promise<Row[][]> =>
    (await db.batch<Row>(of.map((table) => db.prepare(`PRAGMA ${name}("${table}")`)))).map(
      ({ results }) => results,
    )

  /** Columns that refer to a member or hold an email address. */
  const columnsOfMembers = async (): Promise<Map<string, Column[]>> => {
    const names = await tables()
    const infos = await pragma('table_info', names)
    const references = await pragma('foreign_key_list', names)
    const found = new Map<string, Column[]>()
    for (const [index, table] of names.entries()) {
      const columns = (infos[index] ?? []).map(({ name, type, pk }) => ({
        table,
        name: String(name),
        type: String(type),
        pk: Number(pk),
      }))
      const named = columns.some(
        ({ name }) =>
          /member_id|mail|^address/u.test(name) && !publicAddresses.has(`${table}.${name}`),
      )
      const refers = (references[index] ?? []).some((key) => key['table'] === 'member')
      if (named || refers) found.set(table, columns)
    }
    return found
  }

  const insert = (table: string, row: Row): D1PreparedStatement =>
    db
      .prepare(
        `INSERT INTO "${table}" (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      )
      .bind(...Object.values(row))

  /** Inserts the event that rows of members refer to, with its city, an edition and a race. */
  const addEvent = async (): Promise<void> => {
    const place = { lat: 52.5, lon: 13.4 }
    await db.batch([
      insert('city', {
        id: 1,
        country: 'DE',
        slug: 'berlin',
        name: 'Berlin',
        region: 'Berlin',
        population: 1,
        zone: 'Europe/Berlin',
        names: '{}',
        ...place,
      }),
      insert('event', {
        ...publicEvent,
        name: 'Public event',
        name_language: 'en',
        city_id: 1,
        cell: 1,
        source_url: '',
        checked_on: '',
        weight: 1,
        updated_at: seededAt,
        ...place,
      }),
      insert('edition', {
        id: 1,
        event_id: publicEvent.id,
        date: '2026-09-20',
        end_date: '2026-09-20',
        date_confirmed: 1,
        sport: 0,
        city_id: 1,
        zone: 'Europe/Berlin',
      }),
      ...saleStatements(db, publicEvent.id),
      insert('race', {
        id: 1,
        edition_id: 1,
        ordinal: 0,
        sport: 0,
        name: 'Public race',
        metres: 10_000,
      }),
    ])
  }
  await addEvent()

  const add = async (table: string, row: Row): Promise<void> => {
    await insert(table, row).run()
  }

  /** A member with a row in every table that can have one. */
  const addMember = async (someone: Someone): Promise<void> => {
    const { id, email } = someone
    const name = `name ${id}`
    const others = [...(await columnsOfMembers())].filter(([table]) => table !== 'member')
    await db.batch([
      insert('document', {
        id: pageOf(id),
        kind: 'page',
        slug: `page-${pageOf(id)}`,
        state: 'published',
        content: '{}',
        published_at: seededAt,
        updated_at: seededAt,
      }),
      insert('organiser', { id, permalink: `organiser ${id}`, name: `organiser ${id}` }),
      insert('member', {
        id,
        username: name,
        username_key: name,
        email,
        email_key: email,
        first_name: `first ${id}`,
        last_name: `last ${id}`,
        role: 'organiser',
        password_hash: `hash ${id}`,
        locale: 'en',
        country: 'DE',
        city: `city ${id}`,
        bio: `bio ${id}`,
        links: `{"strava":"https://strava.example/${id}"}`,
        sports: '["run"]',
        avatar_id: `avatar ${id}`,
        created_at: seededAt,
        updated_at: seededAt,
        confirmed_at: seededAt,
      }),
      ...others.map(([table, own]) =>
        insert(table, Object.fromEntries(own.map((c) => [c.name, valueOf(c, someone)]))),
      ),
    ])
  }

  /** Restores the state before any insertion. */
  const empty = async (): Promise<void> => {
    const others = [...(await columnsOfMembers()).keys()].filter((table) => table !== 'member')
    await db.batch([
      ...['waiting_step', ...others, 'turn_count', 'used_credential', 'member', 'document'].map(
        (table) => db.prepare(`DELETE FROM "${table}"`),
      ),
      db.prepare('DELETE FROM organiser WHERE id <> ?').bind(seller),
    ])
  }

  /** Every row of every table, as "table: row". */
  const dump = async (without: readonly string[] = []): Promise<string[]> => {
    const names = (await tables()).filter((table) => !without.includes(table))
    const responses = await db.batch<Row>(
      names.map((table) => db.prepare(`SELECT * FROM "${table}"`)),
    )
    return responses.flatMap(({ results }, index) =>
      results.map((row) => `${names[index]}: ${JSON.stringify(row)}`),
    )
  }

  /** The rows that contain a text, in all tables except those named. */
  const rowsWith = async (text: string, without?: readonly string[]): Promise<string[]> =>
    (await dump(without)).filter((row) => row.includes(text))

  return {
    db: createDatabase(db),
    close,
    all,
    add,
    addMember,
    empty,
    dump,
    rowsWith,
    columnsOfMembers,
  }
}

export type Tables = Awaited<ReturnType<typeof openTables>>
