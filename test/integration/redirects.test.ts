import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readRedirectCommand } from '../../worker/cli/redirect-command.ts'
import {
  addRedirect,
  removeRedirect,
} from '../../worker/domain/content/redirects/change-redirects.ts'
import {
  findRedirect,
  listRedirects,
} from '../../worker/domain/content/redirects/find-redirects.ts'
import { storedRedirect } from '../../worker/redirects/stored-redirect.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addEvents([1, 2])
})
afterAll(async () => await tables.close())
beforeEach(async () => void (await tables.all('DELETE FROM redirect')))

const now = new Date('2026-11-24T09:00:00.000Z')
const add = async (from: string, to: string) => await addRedirect(tables.db, { from, to }, now)

test('a former path leads to the event, also after its permalink has changed', async () => {
  expect(await add('/event/old-race', '/event/race-1')).toBeNull()
  await tables.all(`UPDATE event SET permalink = 'race-new' WHERE id = 1`)
  expect(await findRedirect(tables.db, '/event/old-race')).toBe('/event/race-new')
  await tables.all(`UPDATE event SET permalink = 'race-1' WHERE id = 1`)
})

test('the redirect is a 301 in the language of the path, with the query; other paths have none', async () => {
  await add('/event/old-race', '/event/race-1')
  await add('/help/old', 'https://example.org/answer')
  const env = { DB: tables.binding, KV: { get: async () => null } }
  const at = async (path: string) => {
    const response = await storedRedirect(new URL(path, 'https://startline.example'), env)
    return response === null ? null : [response.status, response.headers.get('location')]
  }
  expect(await at('/event/old-race?a=b')).toEqual([301, '/event/race-1?a=b'])
  expect(await at('/event/Old-Race')).toEqual([301, '/event/race-1'])
  expect(await at('/de/veranstaltung/old-race')).toEqual([301, '/de/veranstaltung/race-1'])
  expect(await at('/help/old')).toEqual([301, 'https://example.org/answer'])
  expect(await at('/event/other')).toBeNull()
})

test('the path of an article is a page; a former one leads to it', async () => {
  await tables.all(`INSERT INTO document (kind, slug, state, content, published_at, updated_at)
    VALUES ('article', 'ten-lakes', 'published', '{}', '2026-11-01', '2026-11-01')`)
  expect(await add('/news/ten-lakes', '/news')).toBe('from-page')
  expect(await add('/news/nine-lakes', '/news/ten-lakes')).toBeNull()
  expect(await findRedirect(tables.db, '/news/nine-lakes')).toBe('/news/ten-lakes')
  await tables.all(`UPDATE document SET state = 'withdrawn'`)
  expect(await add('/news/ten-lakes', '/news')).toBeNull()
  expect(await findRedirect(tables.db, '/news/nine-lakes')).toBe('/news')
})

test('chains are resolved in both directions, so that every redirect is one step', async () => {
  await add('/event/b', '/event/race-2')
  await add('/event/a', '/event/b')
  expect(await findRedirect(tables.db, '/event/a')).toBe('/event/race-2')
  await add('/old/two', '/old/three')
  await add('/old/three', '/event/race-1')
  expect(await findRedirect(tables.db, '/old/two')).toBe('/event/race-1')
})

test.each([
  ['/event/race-1', '/event/race-2', 'from-page'],
  ['/event/race-1/2027-06-05', '/event/race-2', 'from-page'],
  ['/calendar', '/event/race-2', 'from-page'],
  ['/event/a', '/event/a', 'to-itself'],
  ['/event/a', '/event/none', 'to-unknown'],
  ['/event/a', 'http://example.org/', 'to-invalid'],
  ['/event/a', '//example.org/', 'to-invalid'],
  ['/event/a', 'javascript:alert(1)', 'to-invalid'],
  ['/event/a', 'https://user@example.org/', 'to-invalid'],
  ['/profile/edit', '/event/race-1', 'from-invalid'],
  ['/api/events', '/event/race-1', 'from-invalid'],
  ['/event/A', '/event/race-1', 'from-invalid'],
  ['/event/a?b', '/event/race-1', 'from-invalid'],
  ['https://example.org/', '/event/race-1', 'from-invalid'],
])('%s to %s is refused: %s', async (from, to, fault) => {
  expect(await add(from, to)).toBe(fault)
  expect(await listRedirects(tables.db)).toEqual([])
})

test('a circle is refused', async () => {
  await add('/old/a', '/old/b')
  expect(await add('/old/b', '/old/a')).toBe('to-itself')
})

test('a removed redirect is gone, and removing it again is an error', async () => {
  await add('/event/a', '/event/race-1')
  await removeRedirect(tables.db, '/event/a')
  expect(await listRedirects(tables.db)).toEqual([])
  await expect(removeRedirect(tables.db, '/event/a')).rejects.toMatchObject({ code: 'not-found' })
})

test('the command takes paths in any language', () => {
  const args = ['add', '/de/veranstaltung/Alt', '/event/race-1', '--remote']
  expect(readRedirectCommand(args)).toEqual({
    verb: 'add',
    from: '/event/alt',
    to: '/event/race-1',
    remote: true,
  })
  expect(() => readRedirectCommand(['add', '/event/a'])).toThrow(/Usage/u)
})
