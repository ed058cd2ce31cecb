import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savedListView } from '../../src/model/schemas/account/saved-events.ts'
import { exportView } from '../../worker/domain/registry/export-view.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

/** Plans of members for saved events. */

let site: AccountSite
let close: () => Promise<void>
let member: Visitor

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
  await site.rows(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (1, 7, '2026-05-01', '2026-05-01', 1, 0, 1, 'Europe/Berlin')`,
  )
  await site.add({ id: 61, username: 'planner' })
  member = await site.signedIn('planner')
  await member.send('POST', '/api/events/addToBucketList', { permalink: 'lake-run' })
  await change({ note: 'Room near the lake' })
})
afterAll(() => close())

const change = async (fields: object) =>
  await member.send('PATCH', '/api/profile/saved-events', { permalink: 'lake-run', ...fields })

async function entry() {
  const { json } = await member.request('GET', '/api/events/getBucketList')
  const [{ note, state, result } = { note: '', state: '', result: '' }] = v.parse(
    savedListView,
    json,
  )
  return { note, state, result }
}

test('a plan is stored beside the note, and its time only for a race that is done', async () => {
  expect((await change({ state: 'entered' })).status).toBe(200)
  expect(await entry()).toEqual({ note: 'Room near the lake', state: 'entered', result: null })
  expect((await change({ state: 'done', result: '3:45:12' })).status).toBe(200)
  expect(await entry()).toEqual({ note: 'Room near the lake', state: 'done', result: '3:45:12' })
  await change({ note: '' })
  expect(await entry()).toEqual({ note: null, state: 'done', result: '3:45:12' })
})

test.each([
  ['a time of a race that is not done', { state: 'entered', result: '3:45:12' }, 'result'],
  ['a time without a plan', { result: '3:45:12' }, 'result'],
  ['no time', { state: 'done', result: '3.45' }, 'result'],
  ['an unknown plan', { state: 'won' }, 'state'],
])('%s is refused', async (_, fields, field) => {
  const { status, json } = await change(fields)
  expect([status, Object(json).error.fields]).toEqual([400, { [field]: 'invalid' }])
})

test('the page of the list and the export have the plan; a shared list never has', async () => {
  await change({ state: 'done', result: '45:12' })
  const page = await member.request('GET', '/api/profile/saved-events?locale=en')
  expect(page.text).toContain('"state":"done","result":"0:45:12"')
  const file = v.parse(exportView, (await member.request('GET', '/api/profile/export')).json)
  expect(file.savedEvents).toMatchObject([{ state: 'done', resultSeconds: 2712 }])
  const { json } = await member.send('POST', '/api/profile/saved-events/links', { kind: 'share' })
  const token = String(Object(json).url).split('/').at(-1)
  const shared = await site.visitor().request('GET', `/api/lists/${token}`)
  expect(shared.text).toContain('lake-run')
  expect(shared.text).not.toMatch(/0:45:12|"done"/u)
})

test('a plan is taken back, with its time, and a plan of an event that is not saved is not found', async () => {
  expect((await change({ state: '' })).status).toBe(200)
  expect(await entry()).toEqual({ note: null, state: null, result: null })
  const other = await site.signedIn('planner')
  await other.send('DELETE', '/api/events/removeFromBucketList', { permalink: 'lake-run' })
  expect((await change({ state: 'entered' })).status).toBe(404)
})
