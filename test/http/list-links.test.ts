import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLinkView } from '../../src/model/schemas/account/list-links.ts'
import { savedPageView } from '../../src/model/schemas/account/saved-page.ts'
import { sharedListView } from '../../src/model/schemas/account/shared-list.ts'
import { openAccounts } from '../support/account-site.ts'
import { password, type AccountSite } from '../support/accounts.ts'
import type { Visitor } from '../support/visitor.ts'

const own = '/api/profile/saved-events'
const links = `${own}/links`

let site: AccountSite
let close: () => Promise<void>
let ids = 60

/** A signed-in member with one saved event and a note on it. */
async function newMember(): Promise<Visitor> {
  ids += 1
  await site.add({ id: ids, username: `lister${ids}` })
  const member = await site.signedIn(`lister${ids}`)
  await member.send('POST', '/api/events/addToBucketList', { eventID: 1 })
  await member.send('PATCH', own, { permalink: 'oslo-run', note: '=SECRET()' })
  return member
}

/** Path of a new link. */
async function newLink(member: Visitor, kind: string): Promise<string> {
  const { json } = await member.send('POST', `${links}?locale=de`, { kind })
  return new URL(v.parse(newLinkView, json).url).pathname
}

const calendar = async (path: string, headers = {}) =>
  await site.visitor().request('GET', path, { headers })
const sharedList = async (path: string) =>
  await site.visitor().request('GET', `/api/lists/${path.split('/').at(-1)}`)

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await site.rows(
    `INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'NO', 'oslo', 'Oslo', 'Oslo', 59.9, 10.7, 1, 'Europe/Oslo', '{}')`,
  )
  await site.rows(
    `INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight,
      updated_at) VALUES (1, 'oslo-run', 'Oslo Run', 'en', 1, 59.9, 10.7, 1, '', '', 1, '2026-11-01T08:00:00Z')`,
  )
  await site.rows(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (1, 1, '2027-05-01', '2027-05-01', 1, 0, 1, 'Europe/Oslo')`,
  )
})
afterAll(() => close())

test('a calendar link serves the list without notes, private and not to search engines', async () => {
  const path = await newLink(await newMember(), 'calendar')
  expect(path).toMatch(/^\/saved\/[\w-]{43}\.ics$/u)
  const got = await calendar(path)
  expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(got.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(got.headers.get('x-robots-tag')).toBe('noindex')
  expect(got.text).toContain('SUMMARY:Oslo Run')
  expect(got.text).not.toContain('SECRET')
  expect(got.text).not.toContain(path)
  const again = await calendar(path, { 'if-none-match': got.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('a share link serves the list without notes and name; the name only if the member shows it', async () => {
  const member = await newMember()
  const path = await newLink(member, 'share')
  expect(path).toMatch(/^\/de\/.+\/[\w-]{43}$/u)
  const list = await sharedList(path)
  expect(list.headers.get('cache-control')).toBe('private, no-store')
  const view = v.parse(sharedListView, list.json)
  expect(view.title).toBe('A member’s saved races')
  expect(
    view.groups.flatMap(({ rows }) => rows.map(({ card, note }) => [card.name, note])),
  ).toEqual([['Oslo Run', null]])
  const page = await site.visitor().request('GET', path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(page.text).toContain('<meta name="robots" content="noindex"')
  expect(page.text).toContain('<meta name="referrer" content="no-referrer"')
  expect(page.text).toContain('Oslo Run')
  for (const secret of ['SECRET', 'Ada', 'Muster', 'lister'])
    expect(page.text).not.toContain(secret)

  expect((await member.send('PATCH', links, { showsName: true })).status).toBe(200)
  expect(v.parse(sharedListView, (await sharedList(path)).json).title).toBe('Saved races of Ada')
})

test.each(['calendar', 'share'])(
  'a %s link ends with the next one, with its end, and with the account; a blocked account’s does not open',
  async (kind) => {
    const member = await newMember()
    const read = async (path: string) =>
      (await (kind === 'calendar' ? calendar(path) : sharedList(path))).status
    const first = await newLink(member, kind)
    const second = await newLink(member, kind)
    expect([await read(first), await read(second)]).toEqual([404, 200])
    expect(await site.rows(`SELECT kind FROM list_link WHERE member_id = ?`, ids)).toHaveLength(1)

    expect((await member.send('DELETE', links, { kind })).status).toBe(200)
    expect(await read(second)).toBe(404)
    expect((await member.send('DELETE', links, { kind })).status).toBe(404)

    const third = await newLink(member, kind)
    expect(await read(third)).toBe(200)
    const block = async (at: string | null) =>
      await site.rows('UPDATE member SET blocked_at = ? WHERE id = ?', at, ids)
    await block('2026-11-21T09:00:00.000Z')
    expect(await read(third)).toBe(404)
    await block(null)
    expect(await read(third)).toBe(200)
    await member.send('POST', '/api/profile/deletion', { password })
    expect(await read(third)).toBe(404)
  },
)

test('a link opens only what it was made for, and the database has no token', async () => {
  const member = await newMember()
  const token = (await newLink(member, 'share')).split('/').at(-1) ?? ''
  expect((await calendar(`/saved/${token}.ics`)).status).toBe(404)
  expect((await sharedList(`/${'A'.repeat(43)}`)).status).toBe(404)
  expect(
    (await site.visitor().request('GET', `/profile/saved-events/${'A'.repeat(43)}`)).status,
  ).toBe(404)
  const rows = await site.rows('SELECT * FROM list_link WHERE member_id = ?', ids)
  expect(JSON.stringify(rows)).not.toContain(token)
  const page = v.parse(savedPageView, (await member.request('GET', own)).json)
  expect(page.links.map(({ kind, since }) => [kind, since])).toEqual([
    ['calendar', null],
    ['share', expect.stringContaining('21 November 2026')],
  ])
})

test.each([
  ['POST', {}, { kind: 'required' }],
  ['POST', { kind: 'rss' }, { kind: 'invalid' }],
  ['POST', { kind: 'share', memberId: 51 }, { memberId: 'invalid' }],
  ['PATCH', { showsName: 'yes' }, { showsName: 'invalid' }],
  ['DELETE', { kind: 7 }, { kind: 'invalid' }],
])('%s of %j is refused with its field', async (method, body, fields) => {
  const member = await newMember()
  const got = await member.send(method, links, body)
  expect([got.status, Object(got.json)['error']?.fields]).toEqual([400, fields])
})

test('the list is downloaded with its notes; an unknown format is refused', async () => {
  const member = await newMember()
  const file = async (format: string) =>
    await member.request('GET', `${own}/file?format=${format}&locale=en`)
  const csv = await file('csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="startline-saved.csv"')
  expect(csv.text).toContain(`"oslo-run","Oslo Run","2027-05-01"`)
  expect(csv.text).toContain(`"'=SECRET()"`)
  expect((await file('ics')).text).toContain('=SECRET()')
  expect(Object((await file('json')).json)['saved']).toMatchObject([{ note: '=SECRET()' }])
  const refused = await file('xml')
  expect([refused.status, Object(refused.json)['error']?.field]).toEqual([400, 'format'])
})
