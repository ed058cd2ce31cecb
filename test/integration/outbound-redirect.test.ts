import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundRedirect } from '../../worker/visits/outbound-redirect.ts'
import { offline } from '../support/site.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** `/redirect?url=`: it leads to URLs that events state and to this site, and nowhere else. */

const site = 'https://startline.example'
const ticket = 'https://tickets.example/1'
const held = ['https://race.example', ticket]

const none = { get: () => null }

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addEvents([1, 2], { signUpUrl: ticket })
  await tables.db.$client.prepare(`UPDATE event SET url = ?1 WHERE id = 1`).bind(held[0]).run()
})
afterAll(async () => await tables.close())

const permalinkOf = async (id: number) =>
  String((await tables.all(`SELECT permalink FROM event WHERE id = ${id}`))[0]?.['permalink'])

const counted = async () =>
  Object.fromEntries(
    (await tables.all('SELECT event_id, clicks FROM event_count')).map((row) => [
      row['event_id'],
      row['clicks'],
    ]),
  )

/** Visits of a robot are not counted, so that no write waits. */
const robot = 'Testbot/1.0'

interface Visit {
  path?: string
  agent?: string
  /** Receives what runs after the response. */
  work?: Promise<unknown>[]
}

async function follow(
  target: string,
  more: Record<string, string> = {},
  { path = '/redirect', agent = robot, work = [] }: Visit = {},
) {
  const url = new URL(path, site)
  url.search = new URLSearchParams({ url: target, ...more }).toString()
  const request = new Request(url, { headers: { 'user-agent': agent } })
  const env = { DB: tables.db.$client, KV: none, ...offline }
  return await outboundRedirect(request, url, env, { waitUntil: (one) => work.push(one) })
}

const locationOf = async (target: string, path = '/redirect') =>
  (await follow(target, {}, { path }))?.headers.get('location') ?? null

test('a URL that an event states is followed in any spelling that leads to the same page', async () => {
  expect(await locationOf('https://race.example')).toBe('https://race.example')
  expect(await locationOf('HTTPS://Race.example/')).toBe('https://race.example')
  expect(await locationOf(ticket)).toBe(ticket)
  expect(await locationOf(ticket, '/de/redirect')).toBe(ticket)
  const response = await follow(ticket)
  expect(response?.status).toBe(302)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(response?.headers.get('referrer-policy')).toBe('no-referrer')
})

test('a click counts for the event that is named, without one or with a stranger for the first', async () => {
  const work: Promise<unknown>[] = []
  const visitor = { agent: 'Mozilla/5.0 Firefox/140', work }
  await follow(ticket, { event: await permalinkOf(2) }, visitor)
  await follow(ticket, {}, visitor)
  await follow(ticket, { event: 'no-such-event' }, visitor)
  await follow(ticket)
  await Promise.all(work)
  expect(await counted()).toEqual({ 1: 2, 2: 1 })
})

test('paths of this site are followed, with and without the origin', async () => {
  expect(await locationOf('/calendar?page=2')).toBe('/calendar?page=2')
  expect(await locationOf(`${site}/calendar#list`)).toBe('/calendar#list')
})

test.each([
  'https://evil.example/',
  'https://race.example.evil.example/',
  'https://race.example/other',
  'https://race.example@evil.example/',
  'https://startline.example@evil.example/',
  'https://user@startline.example/calendar',
  `${site}//evil.example`,
  `${site}/%2f%2fevil.example`,
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://race.example',
  `https://race.example/\r\nset-cookie: sid=1`,
])('%j is not followed', async (target) => {
  expect(await follow(target)).toBeNull()
})

const piece = fc.constantFrom(
  ...held,
  site,
  'https:',
  'http:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%0d%0a',
  '\t',
  'evil.example',
  'race.example',
  'startline.example',
  'javascript:',
  '.',
  '..',
  '\u3002',
  ' ',
)

test('the location of any redirect is a stated URL or a path of this site', async () => {
  let followed = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ maxLength: 3 })), {
        maxLength: 6,
      }),
      async (pieces) => {
        const location = await locationOf(pieces.join(''))
        if (location === null) return
        followed += 1
        if (!held.includes(location)) expect(new URL(location, site).origin).toBe(site)
      },
    ),
    { numRuns: Number(process.env['REDIRECT_RUNS'] ?? 800) },
  )
  expect(followed, 'something is followed').toBeGreaterThan(5)
})
