import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportView } from '../../worker/domain/registry/export-view.ts'
import { deleteDueMembers } from '../../worker/domain/registry/delete-due-members.ts'
import { exportMember } from '../../worker/domain/registry/export-member.ts'
import { findMember } from '../../worker/domain/accounts/members/find-member.ts'
import { sweepExpired } from '../../worker/domain/registry/sweep-expired.ts'
import { openTables, seededAt, type Tables } from '../support/member-tables.ts'
import { notExported, notExportedColumns } from '../support/not-exported.ts'

const ada = { id: 7_000_000_001, email: 'ada@leaving.example' }
const bert = { id: 7_000_000_002, email: 'bert@staying.example' }
const due = '2026-12-21T09:00:00.000Z'

let tables: Tables
let forgotten: number[]

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  forgotten = []
})
afterAll(() => tables.close())

/** Tables whose rows outlive the account that wrote them, each with its reason. */
const outliving = new Map([
  ['audit', 'The log keeps the number of an account that is gone.'],
  ['anonymous_report', 'Reports stay with their reason; no column names the member.'],
  ['event_picture', 'Pictures of an event belong to the organisation; no column names the member.'],
  ['review_answer', 'Answers to reviews belong to the organisation; no column names the member.'],
  ['organiser_picture', 'Logo and cover belong to the organisation; no column names the member.'],
])

const run = async (at: string): Promise<number[]> =>
  await deleteDueMembers(
    tables.db,
    async (id) => {
      forgotten.push(id)
    },
    new Date(at),
    20,
  )

const leave = async (deleteAt = due) =>
  await tables.all('UPDATE member SET delete_at = ? WHERE id = ?', deleteAt, ada.id)

/** Deletes the picture rows, as the sweep does once their files are gone. */
const removeFiles = async () =>
  await tables.all('DELETE FROM media WHERE dropped_at IS NOT NULL AND member_id = ?', ada.id)

test('the export has every column of the real schema about a member, except those with a stated reason', async () => {
  await tables.addMember(ada)
  await tables.addMember(bert)
  const row = await findMember(tables.db, ada.id)
  if (row === null) throw new Error('no member')
  const chosen = { unit: 'imperial', currency: 'SEK' } as const
  const everything = await exportMember(tables.db, row, chosen, new Date(due))
  expect(v.parse(exportView, everything)).toEqual(everything)
  const text = JSON.stringify(everything)
  const written = (await tables.dump()).join('\n')
  const missing = [...(await tables.columnsOfMembers())]
    .filter(([table]) => !notExported.has(table))
    .flatMap(([, columns]) => columns)
    .filter(({ table, name }) => {
      const mark = `${table} ${ada.id} ${name}`
      const left = written.includes(mark) && !text.includes(mark)
      return left && !notExportedColumns.has(`${table}.${name}`)
    })
  expect(missing).toEqual([])
  // Tables without text columns of their own, and the table of members.
  for (const own of [`organiser ${ada.id}`, ada.email, `first ${ada.id}`, `bio ${ada.id}`, 'SEK'])
    expect(text).toContain(own)
  expect(text).not.toContain(String(bert.id))
  expect(text).not.toContain(bert.email)
  expect(text).not.toMatch(/\bhash\b/u)
})

test('control: the test of the export detects a missing table', async () => {
  await tables.all('CREATE TABLE diary (id TEXT PRIMARY KEY, member_id INTEGER, entry TEXT)')
  await tables.addMember(ada)
  expect((await tables.columnsOfMembers()).has('diary')).toBe(true)
  const row = await findMember(tables.db, ada.id)
  if (row === null) throw new Error('no member')
  const text = JSON.stringify(await exportMember(tables.db, row, null, new Date(due)))
  expect(await tables.rowsWith(`diary ${ada.id} entry`)).toHaveLength(1)
  expect(text).not.toContain(`diary ${ada.id} entry`)
  await tables.all('DROP TABLE diary')
})

test('account deletion removes every row that refers to the account; the log keeps a number, and other accounts are unchanged', async () => {
  await tables.addMember(ada)
  await tables.addMember(bert)
  const named = await tables.rowsWith(String(ada.id))
  const silent = [...(await tables.columnsOfMembers()).keys()].filter(
    (table) => !named.some((row) => row.startsWith(`${table}: `)),
  )
  expect(silent, 'tables without a row of the member').toEqual([])
  const others = await tables.rowsWith(String(bert.id))
  await leave()
  // The file of the picture is deleted first.
  expect(await run(due)).toEqual([])
  expect(await tables.all('SELECT dropped_at FROM media WHERE member_id = ?', ada.id)).toEqual([
    { dropped_at: seededAt },
  ])
  await removeFiles()
  expect(await run(due)).toEqual([ada.id])
  expect(forgotten).toEqual([ada.id])
  for (const text of [String(ada.id), ada.email, `first ${ada.id}`])
    expect(await tables.rowsWith(text, [...outliving.keys()])).toEqual([])
  expect(await tables.all('SELECT member_id FROM event_picture ORDER BY id')).toEqual([
    { member_id: null },
    { member_id: bert.id },
  ])
  const log = await tables.all('SELECT * FROM audit WHERE member_id = ?', ada.id)
  expect(log.map(({ action }) => action)).toEqual([`audit ${ada.id} action`, 'user_deleted'])
  expect(JSON.stringify(log)).not.toContain(ada.email)
  expect(await tables.rowsWith(String(bert.id))).toEqual(others)
  expect(await run(due)).toEqual([])
})

test('a shown picture is dropped when the account is due, and not before', async () => {
  await tables.addMember(ada)
  await tables.all('UPDATE media SET dropped_at = NULL')
  await leave()
  await run('2026-12-21T08:59:59.999Z')
  expect(await tables.all('SELECT dropped_at FROM media')).toEqual([{ dropped_at: null }])
  await run(due)
  expect(await tables.all('SELECT dropped_at FROM media')).toEqual([{ dropped_at: due }])
})

test('F11: an account stays until its deletion is due, whatever the clock did before', async () => {
  await tables.addMember(ada)
  await leave()
  await tables.all('DELETE FROM media')
  for (const at of ['2026-12-21T08:59:59.999Z', '2026-11-21T09:00:00Z', '2025-10-17T00:00:00Z'])
    expect([at, await run(at)]).toEqual([at, []])
  expect(forgotten).toEqual([])
  await tables.all('UPDATE member SET delete_at = NULL')
  expect(await run('2028-01-01T00:00:00Z')).toEqual([])
  expect(await tables.rowsWith(ada.email)).not.toEqual([])
})

test('one account that fails to delete does not stop the others, and the run counts as failed', async () => {
  await tables.addMember(ada)
  await tables.addMember(bert)
  await tables.all('DELETE FROM media')
  await tables.all('UPDATE member SET delete_at = ?', due)
  await tables.all(
    'CREATE TABLE anchor (id INTEGER PRIMARY KEY, whose INTEGER REFERENCES member(id))',
  )
  await tables.all('INSERT INTO anchor (whose) VALUES (?)', ada.id)
  await expect(run(due)).rejects.toThrow('FOREIGN KEY')
  const left = await tables.all('SELECT id FROM member')
  expect(left).toEqual([{ id: ada.id }])
  await tables.all('DROP TABLE anchor')
  // All or nothing: the rows that the failed batch would have deleted remain.
  expect(await tables.rowsWith(`session ${ada.id}`)).toHaveLength(1)
})

test('an unconfirmed account is deleted after 30 days, and its username is free again', async () => {
  await tables.addMember(ada)
  await tables.addMember(bert)
  await tables.all('DELETE FROM media')
  await tables.all('UPDATE member SET confirmed_at = NULL WHERE id = ?', ada.id)
  expect(await run('2026-12-01T07:59:59.999Z')).toEqual([])
  expect(await run('2026-12-01T08:00:00.000Z')).toEqual([ada.id])
  expect(await tables.all("SELECT id FROM organiser WHERE permalink <> 'seller'")).toEqual([
    { id: bert.id },
  ])
})

test('an organisation stays while it has another member', async () => {
  await tables.addMember(ada)
  await tables.addMember(bert)
  await tables.all('DELETE FROM media')
  await tables.add('organiser_member', { organiser_id: ada.id, member_id: bert.id })
  await leave()
  expect(await run(due)).toEqual([ada.id])
  expect(
    await tables.all("SELECT id FROM organiser WHERE permalink <> 'seller' ORDER BY id"),
  ).toEqual([{ id: ada.id }, { id: bert.id }])
})

test('the editor of longest standing becomes owner when the last owner deletes the account', async () => {
  const cleo = { id: 7_000_000_003, email: 'cleo@staying.example' }
  for (const each of [ada, bert, cleo]) await tables.addMember(each)
  await tables.all('DELETE FROM media')
  await tables.all(`UPDATE organiser_member SET role = 'owner'`)
  for (const { id } of [bert, cleo])
    await tables.add('organiser_member', { organiser_id: ada.id, member_id: id, role: 'editor' })
  await leave()
  expect(await run(due)).toEqual([ada.id])
  expect(
    await tables.all(
      'SELECT member_id, role FROM organiser_member WHERE organiser_id = ? ORDER BY rowid',
      ada.id,
    ),
  ).toEqual([
    { member_id: bert.id, role: 'owner' },
    { member_id: cleo.id, role: 'editor' },
  ])
})

test('an organisation without people is no longer verified, and stays if it has events', async () => {
  await tables.addMember(ada)
  await tables.all('DELETE FROM media')
  await tables.all(`UPDATE organiser SET verified_on = '2026-11-01'`)
  await tables.all('UPDATE event SET organiser_id = ?', ada.id)
  await leave()
  expect(await run(due)).toEqual([ada.id])
  expect(
    await tables.all("SELECT id, verified_on FROM organiser WHERE permalink <> 'seller'"),
  ).toEqual([{ id: ada.id, verified_on: null }])
  await tables.all('UPDATE event SET organiser_id = NULL')
})

test('rows left by accounts are swept when they expire, and not a moment before', async () => {
  await tables.addMember(ada)
  await tables.all(`INSERT INTO turn_count (key, count, until) VALUES ('x', 1, ?)`, seededAt)
  await tables.all(`INSERT INTO used_credential (hash, expires_at) VALUES ('x', ?)`, seededAt)
  const [event] = await tables.all('SELECT min(id) AS id FROM event')
  await tables.all(
    `INSERT INTO published_draft (id, event_id, keys, published_at) VALUES ('draft-a', ${Number(event?.['id'])}, '{}', ?)`,
    seededAt,
  )
  const count = async (table: string) =>
    Number((await tables.all(`SELECT count(*) AS n FROM ${table}`))[0]?.['n'])
  // The last moment of each; a millisecond later it is swept.
  const ends: [string, readonly string[]][] = [
    ['2026-11-01T08:00:00.000Z', ['session', 'turn_count']],
    ['2026-11-02T08:00:00.000Z', ['used_credential']],
    ['2026-11-08T08:00:00.000Z', ['action_token']],
    ['2026-12-01T08:00:00.000Z', ['delivered_mail']],
    ['2026-12-31T08:00:00.000Z', ['published_draft']],
    ['2027-12-01T08:00:00.000Z', ['audit']],
  ]
  for (const [last, kinds] of ends) {
    await sweepExpired(tables.db, new Date(last))
    for (const kind of kinds) expect([kind, last, await count(kind)]).toEqual([kind, last, 1])
    await sweepExpired(tables.db, new Date(Date.parse(last) + 1))
    for (const kind of kinds) expect([kind, last, await count(kind)]).toEqual([kind, last, 0])
  }
  expect(await count('member')).toBe(1)
})
