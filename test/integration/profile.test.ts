import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileView } from '../../src/model/schemas/account/profile.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import { type AccountSite } from '../support/accounts.ts'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess('2026-11-21T09:00:00Z'))
  await site.add({ id: 11, username: 'ada' })
  await site.add({ id: 12, username: 'bert' })
})
afterAll(() => close())

test('GET /api/profile returns the member’s own profile in the requested language, and 401 without a session', async () => {
  const anonymous = await site.visitor().request('GET', '/api/profile')
  expect(anonymous.status).toBe(401)
  const ada = await site.signedIn('ada')
  const got = await ada.request('GET', '/api/profile?locale=de')
  expect(got.status).toBe(200)
  expect(got.headers.get('cache-control')).toBe('private, no-store')
  expect(got.headers.get('access-control-allow-origin')).toBeNull()
  const profile = v.parse(profileView, got.json)
  expect(profile).toMatchObject({
    username: 'ada',
    email: 'ada@example.org',
    role: 'athlete',
    roles: [],
    hasPassword: true,
    google: null,
    preferences: { unit: 'metric', currency: 'EUR' },
    since: { label: '21. November 2026' },
    deleteAt: null,
  })
  expect(profile.countries.find(({ iso2 }) => iso2 === 'SE')?.name).toBe('Schweden')
  expect(got.text).not.toContain('scrypt')
  expect((await ada.request('GET', '/api/profile?locale=tlh')).status).toBe(400)
})

test('PATCH /api/profile changes the given fields, trims them, and leaves other fields and members unchanged', async () => {
  const ada = await site.signedIn('ada')
  const before = await site.rows('SELECT * FROM member WHERE id = 12')
  const first = await ada.send('PATCH', '/api/profile?locale=sv', {
    firstname: '  Ada ',
    country: 'DE',
    city: 'München',
    bio: 'Läuft.\nSchwimmt auch.',
    strava: 'https://www.strava.com/athletes/1',
    youtube: 'https://youtube.com/@ada',
    sports: ['triathlon', 'triathlon'],
    isPublic: true,
  })
  expect(first.status).toBe(200)
  const second = await ada.send('PATCH', '/api/profile?locale=sv', { youtube: '', city: '' })
  expect(v.parse(profileView, second.json)).toMatchObject({
    firstname: 'Ada',
    lastname: 'Muster',
    country: { iso2: 'DE' },
    country_names: 'Tyskland',
    city: null,
    bio: 'Läuft.\nSchwimmt auch.',
    links: { strava: 'https://www.strava.com/athletes/1', youtube: null, facebook: null },
    sports: ['triathlon'],
    isPublic: true,
  })
  expect(await site.rows('SELECT * FROM member WHERE id = 12')).toEqual(before)
})

test('PATCH /api/profile returns an error per invalid field, and changes nothing then', async () => {
  const bert = await site.signedIn('bert')
  const wrong = {
    firstname: ' ',
    lastname: 'x'.repeat(61),
    country: 'ZZ',
    city: 5,
    bio: 'y'.repeat(1001),
    facebook: 'javascript:alert(1)',
    instagram: 'instagram.com/bert',
    sports: ['chess'],
    isPublic: 'yes',
    locale: 'tlh',
    unit: 'cubits',
    currency: 'XXX',
  }
  const got = await bert.send('PATCH', '/api/profile', wrong)
  expect(got.status).toBe(400)
  expect(got.json).toMatchObject({
    error: {
      code: 'invalid-fields',
      fields: {
        firstname: 'required',
        lastname: 'too-long',
        city: 'invalid',
        bio: 'too-long',
        facebook: 'url',
        instagram: 'url',
        sports: 'invalid',
        isPublic: 'invalid',
        locale: 'invalid',
        unit: 'invalid',
        currency: 'invalid',
      },
    },
  })
  const country = await bert.send('PATCH', '/api/profile', { country: 'ZZ', city: 'Oslo' })
  expect(country.json).toMatchObject({ error: { fields: { country: 'invalid' } } })
  const [row] = await site.rows('SELECT * FROM member WHERE id = 12')
  expect(row).toMatchObject({ first_name: 'Ada', city: null, links: '{}' })
})

test('auth 42: a role, an email or an id in the body is refused in any spelling', async () => {
  const bert = await site.signedIn('bert')
  const before = await site.rows('SELECT * FROM member WHERE id = 12')
  const bodies: Record<string, unknown>[] = [
    ...['organiser', 'ORGANISER', 'Organizer', 'organiſer', ' organiser'].map((role) => ({ role })),
    { email: 'bert@evil.example' },
    { id: 11 },
    { memberId: 11, city: 'Oslo' },
    { username: 'ada' },
    { passwordHash: 'x' },
    { confirmedAt: null },
    { deleteAt: null },
    { avatarId: 'x' },
    JSON.parse('{"__proto__": {"role": "moderator"}, "city": "Oslo"}'),
    { constructor: { role: 'moderator' } },
  ]
  for (const body of bodies) {
    const { status, json } = await bert.send('PATCH', '/api/profile', body)
    expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400])
    expect(json).toMatchObject({ error: { code: 'invalid-fields' } })
  }
  expect(await site.rows('SELECT * FROM member WHERE id = 12')).toEqual(before)
})

test('preferences are stored for all browsers of a member, and sent to this one as a cookie', async () => {
  const laptop = await site.signedIn('ada')
  const phone = await site.signedIn('ada')
  const chosen = await laptop.send('PATCH', '/api/profile', { unit: 'imperial', currency: 'SEK' })
  expect(v.parse(profileView, chosen.json).preferences).toEqual({
    unit: 'imperial',
    currency: 'SEK',
  })
  expect(decodeURIComponent(laptop.cookies.get('userPreferences') ?? '')).toBe(
    '{"unit":"imperial","currency":"SEK"}',
  )
  const seen = await phone.request('GET', '/api/profile')
  expect(v.parse(profileView, seen.json).preferences).toEqual({ unit: 'imperial', currency: 'SEK' })
  const bert = await site.signedIn('bert')
  const other = await bert.request('GET', '/api/profile')
  expect(v.parse(profileView, other.json).preferences).toEqual({ unit: 'metric', currency: 'EUR' })
})

test('a profile with corrupt stored texts still loads', async () => {
  await site.add({ id: 13, username: 'cleo' })
  await site.rows(
    `UPDATE member SET links = '{', sports = '["chess"]', locale = 'tlh' WHERE id = 13`,
  )
  const cleo = await site.signedIn('cleo')
  const { status, json } = await cleo.request('GET', '/api/profile?locale=fr')
  expect(status).toBe(200)
  expect(v.parse(profileView, json)).toMatchObject({ sports: [], locale: 'fr' })
})

test('auth 45: a changed role applies to open sessions', async () => {
  await site.add({ id: 14, username: 'dora' })
  const dora = await site.signedIn('dora')
  expect((await dora.request('GET', '/api/profile/organisation')).status).toBe(403)
  await site.rows(`UPDATE member SET role = 'organiser' WHERE id = 14`)
  expect((await dora.request('GET', '/api/profile/organisation')).status).toBe(200)
  await site.rows(`UPDATE member SET role = 'athlete' WHERE id = 14`)
  expect((await dora.request('GET', '/api/profile/organisation')).status).toBe(403)
})
