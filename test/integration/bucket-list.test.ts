import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberSavedEventsLimit, noteMaximumCharacters } from '../../src/model/values/limits.ts'
import {
  savedEntryView,
  savedListView,
  unitedView,
} from '../../src/model/schemas/account/saved-events.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { type AccountSite } from '../support/accounts.ts'
import type { Visitor } from '../support/visitor.ts'

const start = '2026-11-21T09:00:00Z'
const add = '/api/events/addToBucketList'
const remove = '/api/events/removeFromBucketList'
const own = '/api/profile/saved-events'
const events = memberSavedEventsLimit + 20

let site: AccountSite
let close: () => Promise<void>
let ids = 60

/** A signed-in member without saved events. */
async function newMember(): Promise<Visitor> {
  ids += 1
  await site.add({ id: ids, username: `saver${ids}` })
  return await site.signedIn(`saver${ids}`)
}

const listOf = async (member: Visitor) =>
  v.parse(savedListView, (await member.request('GET', '/api/events/getBucketList')).json)
const permalinksOf = async (member: Visitor) =>
  (await listOf(member)).map(({ permalink }) => permalink)

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(start))
  await site.rows(
    `INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'DE', 'berlin', 'Berlin', 'Berlin', 52.5, 13.4, 1, 'Europe/Berlin', '{}')`,
  )
  await site.rows(
    `WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
      INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight,
        updated_at)
      SELECT id, 'run-' || id, 'Run ' || id, 'en', 1, 52.5, 13.4, 1, '', '', 1, '' FROM n`,
    events,
  )
})
afterAll(() => close())

test('an event is saved by number or permalink, once, and listed newest first until it is removed', async () => {
  const member = await newMember()
  const first = await member.send('POST', add, { eventID: 3 })
  expect(v.parse(savedEntryView, first.json)).toEqual({
    a_event_id: 3,
    permalink: 'run-3',
    savedAt: '2026-11-21T09:00:00.000Z',
    note: null,
    state: null,
    result: null,
  })
  expect((await member.send('POST', add, { permalink: 'run-3' })).status).toBe(409)
  expect((await member.send('POST', add, { permalink: 'run-5' })).status).toBe(200)
  expect((await permalinksOf(member)).toSorted()).toEqual(['run-3', 'run-5'])
  const removed = await member.send('DELETE', remove, { eventID: 3 })
  expect(v.parse(savedEntryView, removed.json).permalink).toBe('run-3')
  expect((await member.send('DELETE', remove, { eventID: 3 })).status).toBe(404)
  expect(await permalinksOf(member)).toEqual(['run-5'])
})

test('60 parallel requests save an event once: one success, 59 conflicts, one row', async () => {
  const member = await newMember()
  await member.csrf()
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => member.send('POST', add, { eventID: 7 })),
  )
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 59 }, () => 409)])
  expect(await permalinksOf(member)).toEqual(['run-7'])
})

test.each([
  ['no event', {}, 'eventID', 'required'],
  ['a number as text', { eventID: '3' }, 'eventID', 'invalid'],
  ['a fraction', { eventID: 3.5 }, 'eventID', 'invalid'],
  ['a negative number', { eventID: -3 }, 'eventID', 'invalid'],
  ['a number beyond exact ones', { eventID: 1e300 }, 'eventID', 'invalid'],
  ['a malformed permalink', { permalink: 'Run 3' }, 'permalink', 'invalid'],
  ['both ways', { eventID: 3, permalink: 'run-3' }, 'eventID', 'required'],
  ['the id of another member', { eventID: 3, memberId: 51 }, 'memberId', 'invalid'],
])('%s is refused with its field', async (_, body, field, error) => {
  const member = await newMember()
  const got = await member.send('POST', add, body)
  expect([got.status, Object(got.json)['error']?.fields]).toEqual([400, { [field]: error }])
  expect(await listOf(member)).toEqual([])
})

test('an unknown event is 404, and other members see nothing of a list', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const got = await member.send('POST', add, { eventID: events + 1 })
  expect([got.status, got.text]).toEqual([404, expect.stringContaining('event-not-found')])
  await member.send('POST', add, { eventID: 1 })
  expect(await listOf(other)).toEqual([])
  expect((await other.send('DELETE', remove, { eventID: 1 })).status).toBe(404)
  const note = { permalink: 'run-1', note: 'mine' }
  expect((await other.send('PATCH', own, note)).status).toBe(404)
  expect((await listOf(member))[0]?.note).toBeNull()
})

test('events of a browser are united with the list, in any order of requests and without doubles', async () => {
  const member = await newMember()
  await member.send('POST', add, { eventID: 2 })
  const permalinks = ['run-2', 'run-4', 'gone-event', 'run-6', 'run-6']
  const united = async () =>
    v.parse(unitedView, (await member.send('POST', own, { permalinks })).json)
  const { added, entries } = await united()
  expect([added, entries.map((entry) => entry.permalink).toSorted()]).toEqual([
    2,
    ['run-2', 'run-4', 'run-6'],
  ])
  expect((await united()).added).toBe(0)
  expect(await listOf(member)).toHaveLength(3)
})

test('a full list takes no further event and says so; uniting fills it as far as there is room', async () => {
  const member = await newMember()
  await site.rows(
    `INSERT INTO saved_event (member_id, event_id, saved_at, note)
      SELECT ?, id, ?, NULL FROM event WHERE id <= ?`,
    ids,
    start,
    memberSavedEventsLimit - 1,
  )
  const permalinks = [1, 2, 3].map((n) => `run-${memberSavedEventsLimit + n}`)
  const united = await member.send('POST', own, { permalinks })
  expect(Object(united.json)['added']).toBe(1)
  expect(await permalinksOf(member)).toContain(permalinks[0])
  const refused = await member.send('POST', add, { permalink: permalinks[1] })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('list-full')])
  expect((await member.send('POST', add, { permalink: permalinks[0] })).status).toBe(409)
})

test('a note keeps its lines and any script, and is deleted by an empty one', async () => {
  const member = await newMember()
  await member.send('POST', add, { eventID: 9 })
  const noteOf = async () => (await listOf(member))[0]?.note
  const note = '宿: 2泊\n<b>Zug 7:30</b>'
  expect((await member.send('PATCH', own, { permalink: 'run-9', note: ` ${note} ` })).text).toBe(
    '{}',
  )
  expect(await noteOf()).toBe(note)
  const long = 'x'.repeat(noteMaximumCharacters + 1)
  for (const [bad, error] of [
    [long, 'too-long'],
    ['a\u202Eb', 'invalid'],
    ['a\0b', 'invalid'],
    [7, 'invalid'],
  ]) {
    const got = await member.send('PATCH', own, { permalink: 'run-9', note: bad })
    expect([got.status, Object(got.json)['error']?.fields]).toEqual([400, { note: error }])
  }
  expect(await noteOf()).toBe(note)
  await member.send('PATCH', own, { permalink: 'run-9', note: '' })
  expect(await noteOf()).toBeNull()
})
