import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../worker/auth/password.ts'
import { password } from '../support/accounts.ts'
import { serveBuilt } from '../support/built-site.ts'
import { newState, type LocalState } from '../support/local-state.ts'
import { testNow, testSecrets, type Site } from '../support/site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

/** One published change on the built site, with its caches on: each place shows it within ten seconds. */

let state: LocalState
let site: Site
let organiser: Visitor

const permalink = 'berlin-marathon'
const withinMs = { timeout: 10_000, interval: 500 }

beforeAll(async () => {
  state = newState('catalogue')
  const hash = await hashPassword(password, testSecrets.AUTH_PEPPER)
  state.sqlite((db) => {
    db.exec(`INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role,
        password_hash, locale, created_at, updated_at, confirmed_at)
      VALUES (900, 'organiser', 'organiser', 'o@example.org', 'o@example.org', 'Ada', 'Muster', 'organiser',
        '${hash}', 'en', '${testNow}', '${testNow}', '${testNow}');
      INSERT INTO organiser (id, permalink, name, verified_on) VALUES (900, 'own-club', 'Own club', '2026-11-01');
      INSERT INTO organiser_member (organiser_id, member_id, role, created_at) VALUES (900, 900, 'owner', '${testNow}');
      UPDATE event SET organiser_id = 900 WHERE permalink = '${permalink}';`)
  })
  site = await serveBuilt(state.path, { FIXED_NOW: testNow })
  organiser = newVisitor(site.url)
  await organiser.signIn('organiser', password)
}, 120_000)
afterAll(async () => {
  await site.stop()
  state.remove()
})

const read = async (path: string) => (await newVisitor(site.url).request('GET', path)).text

const places = {
  page: () => read(`/event/${permalink}`),
  api: () => read(`/api/events/${permalink}`),
  ics: () => read(`/event/${permalink}.ics`),
  atom: () => read(`/event/${permalink}.atom`),
  search: () => read('/api/search/autocompleteEvents?search=quokka'),
}

/** Path of the social card that the page links to. */
const cardOf = async () => {
  const card = String(Object(JSON.parse(await places.api()))['card'])
  expect((await places.page()).replaceAll('&amp;', '&')).toContain(card)
  return card
}

test('a cancellation and a new name are on page, API, feeds, search and card', async () => {
  // Each place has the former facts in its cache.
  for (const place of Object.values(places)) expect(await place()).not.toContain('Quokka')
  const card = await cardOf()
  const opened = await organiser.send('POST', `/api/organiser/events/${permalink}/draft`)
  expect(opened.status, opened.text).toBe(200)
  const draft = Object(opened.json)
  const { editions, names, name } = draft['facts']
  const next = editions.find(({ endDate }: { endDate: string }) => endDate >= '2026-11-21')
  const at = `editions.${next.key}`
  const changes = [
    { path: 'name', from: name, to: 'Quokka Marathon' },
    { path: 'names.en', from: names.en ?? null, to: null },
    { path: `${at}.status`, from: next.status, to: 'cancelled' },
    { path: `${at}.statusReason.en`, from: null, to: 'The bridge is closed.' },
  ]
  const id = String(draft['id'])
  const saved = await organiser.send('PATCH', `/api/organiser/drafts/${id}`, {
    version: 0,
    changes,
  })
  expect(saved.status, saved.text).toBe(200)
  const { version } = Object(saved.json)
  const published = await organiser.send('POST', `/api/organiser/drafts/${id}/publish`, { version })
  expect(published.json).toEqual({ state: 'published', permalink })
  await expect.poll(places.page, withinMs).toContain('Quokka Marathon')
  const page = await places.page()
  expect(page).toContain('The bridge is closed.')
  expect(page).toContain('https://schema.org/EventCancelled')
  await expect.poll(places.api, withinMs).toContain('"cancelled"')
  await expect.poll(places.ics, withinMs).toContain('STATUS:CANCELLED')
  expect(await places.ics()).toContain('SEQUENCE:1')
  await expect.poll(places.atom, withinMs).toContain('Quokka Marathon')
  for (const feed of [places.ics, places.atom])
    expect(await feed()).toContain('The bridge is closed.')
  await expect.poll(places.search, withinMs).toContain('Quokka Marathon')
  // The URL of a card changes with what it shows; social-cards.test.ts draws cards.
  expect(await cardOf()).not.toBe(card)
  const history = await organiser.request('GET', `/api/organiser/events/${permalink}/revisions`)
  expect(history.json).toMatchObject({
    revisions: [
      { number: 2, origin: 'editor', author: 'Ada Muster' },
      { number: 1, origin: 'catalogue' },
    ],
  })
})
