import { afterAll, beforeAll, expect, test } from 'vitest'
import { undoMs } from '../../src/model/community/moderation.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { password } from '../support/accounts.ts'
import { serveBuilt } from '../support/built-site.ts'
import { newState, type LocalState } from '../support/local-state.ts'
import { testNow, testSecrets, type Site } from '../support/site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

/** Writes of members and moderators on pages of the built site, which are cached for 300 s. Each test has its event. */

let state: LocalState
let site: Site
const visitors = new Map<string, Visitor>()
/** Events with a held edition, one for each test. */
const events: { id: number; edition: number; permalink: string }[] = []

const usernames = ['author', 'second', 'reader', 'organiser', 'moderator'] as const
type Username = (typeof usernames)[number]
const roles: Partial<Record<Username, string>> = { organiser: 'organiser', moderator: 'moderator' }

beforeAll(async () => {
  state = newState('catalogue')
  const hash = await hashPassword(password, testSecrets.AUTH_PEPPER)
  state.sqlite((db) => {
    for (const [index, name] of usernames.entries())
      db.exec(`INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role,
          password_hash, locale, is_public, created_at, updated_at, confirmed_at)
        VALUES (${900 + index}, '${name}', '${name}', '${name}@example.org', '${name}@example.org', 'Ada', 'Muster',
          '${roles[name] ?? 'athlete'}', '${hash}', 'en', 1, '${testNow}', '${testNow}', '${testNow}')`)
    db.exec(`INSERT INTO organiser (id, permalink, name, verified_on) VALUES (900, 'quokka-club', 'Quokka club', '2026-11-01');
      INSERT INTO organiser_member (organiser_id, member_id, role, created_at) VALUES (900, 903, 'owner', '${testNow}')`)
    const held =
      db.prepare(`SELECT ev.id, max(e.id) AS edition, ev.permalink FROM event ev JOIN edition e ON e.event_id = ev.id
      WHERE e.date_confirmed = 1 AND e.end_date < '2026-11-21' AND e.status IS NULL
      GROUP BY ev.id ORDER BY ev.weight DESC, ev.id LIMIT 9`)
    for (const { id, edition, permalink } of held.all())
      events.push({ id: Number(id), edition: Number(edition), permalink: String(permalink) })
    db.exec(
      `UPDATE event SET organiser_id = 900 WHERE id IN (${events.map(({ id }) => id).join()})`,
    )
  })
  site = await serveBuilt(state.path, { FIXED_NOW: testNow })
  for (const name of usernames) {
    const visitor = newVisitor(site.url)
    await visitor.signIn(name, password)
    visitors.set(name, visitor)
  }
}, 120_000)
afterAll(async () => {
  await site.stop()
  state.remove()
})

function by(name: Username): Visitor {
  const visitor = visitors.get(name)
  if (visitor === undefined) throw new Error(name)
  return visitor
}

function eventOf(index: number) {
  const event = events[index]
  if (event === undefined) throw new Error(`the catalogue has fewer than ${index + 1} held events`)
  return event
}

/** Sends a request that succeeds. @returns its JSON */
async function send(name: Username, method: string, path: string, body: object) {
  const { status, text, json } = await by(name).send(method, path, body)
  expect([path, status, text]).toEqual([path, 200, expect.anything()])
  return Object(json)
}

/** The page of an event in English and in German. */
const pages = async (permalink: string): Promise<string[]> =>
  await Promise.all(
    [`/event/${permalink}`, `/de/veranstaltung/${permalink}`].map(
      async (path) => (await newVisitor(site.url).request('GET', path)).text,
    ),
  )

/** For each of the two pages, whether it contains the text. */
const shows = async (permalink: string, text: string): Promise<boolean[]> =>
  (await pages(permalink)).map((page) => page.includes(text))
const both = [true, true]
const neither = [false, false]

const query = (sql: string): Record<string, unknown> =>
  Object(state.sqlite((db) => db.prepare(sql).get()))

/** The item of a subject that waits, as a decision names it. */
function itemOf(kind: string, subjectId: number): { id: number; submittedAt: string } {
  const found = query(
    `SELECT id, submitted_at AS at FROM moderation_item WHERE kind = '${kind}' AND subject_id = ${subjectId}`,
  )
  return { id: Number(found['id']), submittedAt: String(found['at']) }
}

const decide = async (verdict: 'approve' | 'reject', kind: string, subject: number, more = {}) => {
  const item = itemOf(kind, subject)
  const sent = { ...item, answer: '', ...more }
  const { decision } = await send('moderator', 'POST', `/api/moderation/${verdict}`, sent)
  return { id: item.id, decision }
}

const words = (text: string) => ({ rating: 4, text, locale: 'en', isAuthentic: true })

/** Writes a review, which waits. @returns its id */
async function write(name: Username, index: number, text: string): Promise<number> {
  const { id, edition } = eventOf(index)
  const review = { ...words(text), eventId: id, edition: { value: edition } }
  const written = await send(name, 'POST', '/api/models/reviews', review)
  return Number(written['review']['id'])
}

/** Writes a review that is approved without the inbox, before any page of its event is cached. */
async function published(name: Username, index: number, text: string): Promise<number> {
  const id = await write(name, index, text)
  state.sqlite((db) =>
    db.exec(`UPDATE review SET state = 'approved' WHERE id = ${id};
      UPDATE moderation_item SET state = 'approved' WHERE kind = 'review' AND subject_id = ${id}`),
  )
  expect(await shows(eventOf(index).permalink, text)).toEqual(both)
  return id
}

/** Polling until an approval can no longer be taken back. */
const approval = { timeout: undoMs + 8000, interval: 500 }

test('a review is on the pages of its event once its approval stands, and off them when its author deletes it', async () => {
  const { permalink } = eventOf(0)
  const other = eventOf(1).permalink
  const id = await write('author', 0, 'Flat and windy')
  expect(await shows(permalink, 'Flat and windy')).toEqual(neither)
  expect(await shows(other, 'Renamed')).toEqual(neither)
  await decide('approve', 'review', id)
  expect(await shows(permalink, 'Flat and windy')).toEqual(neither)
  await expect.poll(() => shows(permalink, 'Flat and windy'), approval).toEqual(both)
  // Pages of other events stay in the cache meanwhile.
  state.sqlite((db) =>
    db.exec(`UPDATE event_text SET name = 'Renamed' WHERE event_id = ${eventOf(1).id}`),
  )
  await send('author', 'DELETE', '/api/profile/reviews', { id })
  expect(await shows(permalink, 'Flat and windy')).toEqual(neither)
  expect(await shows(other, 'Renamed')).toEqual(neither)
}, 40_000)

test('an answer is on the pages once its approval stands, and off them when it is removed', async () => {
  const { permalink } = eventOf(2)
  const id = await published('author', 2, 'Hilly')
  const answer = `/api/organiser/reviews/${id}/answer`
  await send('organiser', 'PUT', answer, { text: 'See you again', locale: 'en' })
  expect(await shows(permalink, 'See you again')).toEqual(neither)
  const { answerId } = query(`SELECT id AS answerId FROM review_answer WHERE review_id = ${id}`)
  await decide('approve', 'answer', Number(answerId))
  await expect.poll(() => shows(permalink, 'See you again'), approval).toEqual(both)
  await send('organiser', 'DELETE', answer, {})
  expect(await shows(permalink, 'See you again')).toEqual(neither)
}, 40_000)

test('an answer that is changed leaves the pages at once', async () => {
  const { permalink } = eventOf(7)
  const id = await write('second', 7, 'Muddy')
  state.sqlite((db) => db.exec(`UPDATE review SET state = 'approved' WHERE id = ${id}`))
  const answer = `/api/organiser/reviews/${id}/answer`
  await send('organiser', 'PUT', answer, { text: 'There is a bridge now', locale: 'en' })
  state.sqlite((db) =>
    db.exec(`UPDATE review_answer SET state = 'approved' WHERE review_id = ${id}`),
  )
  expect(await shows(permalink, 'There is a bridge now')).toEqual(both)
  await send('organiser', 'PUT', answer, { text: 'There are two bridges', locale: 'en' })
  expect(await shows(permalink, 'There is a bridge now')).toEqual(neither)
  expect(await shows(permalink, 'There are two bridges')).toEqual(neither)
})

test('a review that its author changes leaves the pages at once, and stays away when it is rejected', async () => {
  const { permalink } = eventOf(3)
  const id = await published('author', 3, 'Too many stairs')
  await send('author', 'PATCH', '/api/profile/reviews', { id, ...words('Far too many stairs') })
  expect(await shows(permalink, 'oo many stairs')).toEqual(neither)
  await decide('reject', 'review', id, { reason: 'insult' })
  expect(await shows(permalink, 'oo many stairs')).toEqual(neither)
})

test('a page that was served before a write still gets its data', async () => {
  const { permalink } = eventOf(8)
  const path = `/event/${permalink}`
  const id = await published('author', 8, 'Sandy')
  const reader = newVisitor(site.url)
  const { text: served } = await reader.request('GET', path)
  await send('author', 'DELETE', '/api/profile/reviews', { id })
  expect(await shows(permalink, 'Sandy')).toEqual(neither)
  const tag = / data-page="([^"]+)"/u.exec(served)?.[1]
  const data = await reader.request('GET', `${path}?pageData=${tag}`)
  expect([data.status, data.text.includes('Sandy')]).toEqual([200, true])
})

test('an approved report takes a review off the pages at once, and undo brings it back at once', async () => {
  const { permalink } = eventOf(4)
  const id = await published('author', 4, 'Bert was slow')
  const report = { reviewId: id, category: 'insult', text: '' }
  await send('reader', 'POST', '/api/reviews/report', report)
  const reportId = Number(query(`SELECT id FROM review_report WHERE review_id = ${id}`)['id'])
  const undo = await decide('approve', 'report', reportId)
  expect(await shows(permalink, 'Bert was slow')).toEqual(neither)
  await send('moderator', 'POST', '/api/moderation/undo', undo)
  expect(await shows(permalink, 'Bert was slow')).toEqual(both)
})

test('the name of an author changes on the pages at once, and leaves them with a private profile or a closed account', async () => {
  const { permalink } = eventOf(5)
  await published('second', 5, 'Well marked')
  expect(await shows(permalink, 'Ada M.')).toEqual(both)
  await send('second', 'PATCH', '/api/profile', { firstname: 'Zoë' })
  expect(await shows(permalink, 'Zoë M.')).toEqual(both)
  await send('second', 'PATCH', '/api/profile', { isPublic: false })
  expect(await shows(permalink, 'Zoë M.')).toEqual(neither)
  await send('second', 'PATCH', '/api/profile', { isPublic: true })
  expect(await shows(permalink, 'Zoë M.')).toEqual(both)
  await send('second', 'POST', '/api/profile/deletion', { password })
  expect(await shows(permalink, 'Zoë M.')).toEqual(neither)
})

test('an approved name of an organisation changes its page and those of its events, an archived edition all', async () => {
  const { permalink } = eventOf(6)
  const organiserPage = async () =>
    (await newVisitor(site.url).request('GET', '/organiser/quokka-club')).text
  expect(await shows(permalink, 'Quokka club')).toEqual(both)
  expect(await organiserPage()).toContain('Quokka club')
  await send('organiser', 'PATCH', '/api/profile/organisation', {
    permalink: 'quokka-club',
    name: 'Wombat club',
  })
  expect(await shows(permalink, 'Wombat club')).toEqual(neither)
  expect(await organiserPage()).toContain('Quokka club')
  await decide('approve', 'name', 900)
  await expect.poll(() => shows(permalink, 'Wombat club'), approval).toEqual(both)
  expect(await organiserPage()).toContain('Wombat club')
  const archived = 'This edition is kept for its dates and results.'
  expect((await pages(permalink))[0]).not.toContain(archived)
  await send('organiser', 'POST', '/api/organiser/events/bulk', {
    act: 'archive-next',
    events: [permalink],
  })
  expect((await pages(permalink))[0]).toContain(archived)
}, 40_000)
