import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccounts } from '../support/account-site.ts'
import { type AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

/** Forms of an organiser's page: they work without scripts and without an account. */

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
  await site.add({ id: 71, username: 'owner', role: 'organiser' })
  await site.add({ id: 72, username: 'runner' })
  await site.rows(
    `INSERT INTO organiser (id, permalink, name) VALUES (1, 'lake-club', 'Lake Club'), (2, 'alone', 'Alone')`,
  )
  await site.rows(`INSERT INTO organiser_member (organiser_id, member_id) VALUES (1, 71)`)
  await site.rows(`UPDATE event SET organiser_id = 1`)
})
afterAll(() => close())

const typed = {
  organiser: 'lake-club',
  event: 'lake-run',
  name: 'Inês',
  email: 'ines@mail.example',
  text: 'Is there parking?',
}

const post = async (
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  await visitor.request('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const contact = async (visitor: Visitor, fields: Record<string, string>, headers = {}) =>
  await post(visitor, '/api/organisers/contact?locale=de', fields, headers)

async function mailTo(address: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [mail] = await site.rows('SELECT * FROM delivered_mail WHERE address = ?', address)
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no email was sent to ${address}`)
}

test('the form without scripts leads back to the page and mails the organisation, whose address the page does not show', async () => {
  const sent = await contact(site.visitor(), typed)
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    '/de/veranstalter/lake-club?outcome=sent#contact',
  ])
  const mail = await mailTo('owner@example.org')
  expect(mail['text']).toContain('Is there parking?')
  expect(mail['text']).toContain('Lake Run')
  for (const path of ['/organiser/lake-club', '/api/organisers/lake-club?locale=en']) {
    const page = await site.visitor().request('GET', path)
    expect(page.text).toContain('Contact the organiser')
    expect(page.text).not.toContain('owner@example.org')
  }
  const page = await site.visitor().request('GET', '/organiser/lake-club?outcome=sent')
  expect(page.text).toContain('Sent. The organiser will reply by email.')
})

test('an organiser without people has no form, and its address gets none', async () => {
  const page = await site.visitor().request('GET', '/organiser/alone')
  expect(page.text).not.toContain('Contact the organiser')
  const sent = await contact(
    site.visitor(),
    { ...typed, organiser: 'alone' },
    { accept: 'application/json' },
  )
  expect(sent.status).toBe(404)
})

test('a script gets the errors by field', async () => {
  const refused = await contact(
    site.visitor(),
    { ...typed, name: 'a\r\nBcc: b@c.example', text: '' },
    { accept: 'application/json' },
  )
  expect([refused.status, refused.json]).toMatchObject([
    400,
    { error: { fields: { name: 'invalid', text: 'required' } } },
  ])
})

test.each(['/api/organisers/contact', '/api/organisers/follow', '/api/events/hearts'])(
  '%s is refused from another site, without an origin, and as JSON',
  async (path) => {
    const visitor = site.visitor()
    expect((await post(visitor, path, typed, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(visitor, path, typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(visitor, path, typed, { 'content-type': 'application/json' })).status).toBe(
      415,
    )
  },
)

test('following without scripts needs a session, and the account lists what it follows', async () => {
  const path = '/api/organisers/follow?locale=en'
  const asked = await post(site.visitor(), path, { organiser: 'lake-club' })
  expect(asked.headers.get('location')).toBe('/members/signin?next=%2Forganiser%2Flake-club')
  const member = await site.signedIn('runner')
  const followed = await post(member, path, { organiser: 'lake-club' })
  expect(followed.headers.get('location')).toBe('/organiser/lake-club?outcome=followed')
  const own = async () => (await member.request('GET', '/api/profile/follows?locale=en')).json
  expect(await own()).toMatchObject({ organisers: [{ permalink: 'lake-club', name: 'Lake Club' }] })
  const unknown = await member.send('PUT', '/api/profile/follows', { organiser: 'nowhere' })
  expect(unknown.status).toBe(404)
  // Twice changes nothing.
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
    expect(
      (await member.send(method, '/api/profile/follows', { organiser: 'lake-club' })).status,
    ).toBe(200)
  expect(await own()).toMatchObject({ organisers: [] })
})

test('an owner’s texts are on the page in the reader’s language, else another one that is named', async () => {
  const owner = await site.signedIn('owner')
  const change = {
    permalink: 'lake-club',
    about: { de: 'Ein Verein am See', fr: 'Un club au bord du lac' },
    instagram: 'https://www.instagram.com/lake',
    city: 'Sursee',
    country: 'CH',
  }
  const changed = await owner.send('PATCH', '/api/profile/organisation/page?locale=en', change)
  expect([changed.status, changed.json]).toMatchObject([
    200,
    { about: change.about, city: 'Sursee' },
  ])
  const about = async (locale: string) => {
    const { json } = await owner.request('GET', `/api/organisers/lake-club?locale=${locale}`)
    return json
  }
  expect(await about('de')).toMatchObject({
    place: 'Sursee, Schweiz',
    about: { text: 'Ein Verein am See', lang: null, note: null },
    links: { list: [{ label: 'Instagram', url: change.instagram }] },
  })
  // The first of its languages in the order of ours.
  expect(await about('ja')).toMatchObject({ about: { text: 'Un club au bord du lac', lang: 'fr' } })
  const bad = { permalink: 'lake-club', instagram: 'javascript:alert(1)', country: 'XX' }
  const refused = await owner.send('PATCH', '/api/profile/organisation/page', bad)
  expect(refused.json).toMatchObject({ error: { fields: { instagram: 'url' } } })
})
