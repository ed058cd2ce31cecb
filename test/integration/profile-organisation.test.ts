import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { type AccountSite } from '../support/accounts.ts'

/** An organiser without an organisation yet, as after registering with Google. Access is tested in the matrix. */

let site: AccountSite
let close: () => Promise<void>

const path = '/api/profile/organisation'

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 61, username: 'laufclub-süd', role: 'organiser' })
  await site.add({ id: 62, username: 'second', role: 'organiser' })
  await site.add({ id: 63, username: 'hurried', role: 'organiser' })
})
afterAll(() => close())

test('an organiser without an organisation creates one, and a second is refused', async () => {
  const visitor = await site.signedIn('laufclub-süd')
  // It may have the name of its organiser.
  const body = { name: ' Laufclub Süd ', site: 'https://laufclub.example/' }
  const added = await visitor.send('POST', path, body)
  const shown = {
    organizations: [
      {
        permalink: 'laufclub-sud',
        name: 'Laufclub Süd',
        newName: null,
        site: body.site,
        avatar: null,
      },
    ],
  }
  expect([added.status, added.json]).toEqual([200, shown])
  expect((await visitor.request('GET', path)).json).toEqual(shown)
  const again = await visitor.send('POST', path, { name: 'Another' })
  expect([again.status, again.json]).toMatchObject([409, { error: { code: 'conflict' } }])
  expect((await visitor.request('GET', path)).json).toEqual(shown)
  const log = await site.rows(`SELECT action, detail FROM audit WHERE member_id = 61`)
  expect(log.filter(({ detail }) => detail === 'organisation')).toHaveLength(1)
})

test('a taken or invalid name is refused at its field, and nothing is written', async () => {
  await site.rows(`INSERT INTO organiser (id, permalink, name) VALUES (7, 'taken', 'Taken')`)
  const visitor = await site.signedIn('second')
  const cases: [object, Record<string, string>][] = [
    [{ name: 'TAKEN!' }, { name: 'organisation-name-taken' }],
    [{ name: 'hurried' }, { name: 'organisation-name-taken' }],
    [{ name: '…' }, { name: 'invalid' }],
    [{ name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{}, { name: 'required' }],
    [{ name: 'Fine', site: 'javascript:alert(1)' }, { site: 'url' }],
    [{ name: 'Fine', permalink: 'taken' }, { permalink: 'invalid' }],
  ]
  for (const [body, fields] of cases) {
    const isTaken = fields['name'] === 'organisation-name-taken'
    const { status, json } = await visitor.send('POST', path, body)
    expect([body, status]).toEqual([body, isTaken ? 409 : 400])
    const code = isTaken ? 'fields-taken' : 'invalid-fields'
    expect(json).toMatchObject({ error: { code, fields } })
  }
  expect(await site.rows('SELECT organiser_id FROM organiser_member WHERE member_id = 62')).toEqual(
    [],
  )
  expect((await visitor.request('GET', path)).json).toEqual({ organizations: [] })
})

test('of ten concurrent requests one creates the organisation', async () => {
  const visitor = await site.signedIn('hurried')
  await visitor.csrf()
  const responses = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, i) => await visitor.send('POST', path, { name: `Club ${i}` }),
    ),
  )
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409)])
  const named = await site.rows(`SELECT name FROM organiser WHERE name LIKE 'Club %'`)
  expect(named).toHaveLength(1)
})
