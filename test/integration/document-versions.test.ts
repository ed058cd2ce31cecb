import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { emptyContent } from '../../src/model/blocks/content.ts'
import { versionedDocumentView } from '../../src/model/schemas/site/document.ts'
import { withFileTexts } from '../../worker/content-files/content-file.ts'
import { api } from '../../worker/api/index.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { openDatabase } from '../support/open-database.ts'

/** Former versions of policies, by the API. */

let binding: D1Database
let close: () => Promise<void>

const publish = async (slug: string, title: string, at: string) =>
  await publishContent(
    createDatabase(binding),
    { kind: 'page', slug },
    () =>
      withFileTexts(
        {
          ...emptyContent(),
          blocks: [{ kind: 'text', key: 'a', alignment: 'start', extraWide: false, text: {} }],
        },
        'en',
        `title: ${title}\nsummary: Sum\n\n::: a.text\n${title} text`,
      ),
    new Date(at),
  )

beforeAll(async () => {
  const opened = await openDatabase()
  binding = opened.db
  close = opened.close
  for (const slug of ['terms-of-service', 'about-us']) {
    await publish(slug, 'First', '2026-11-01T09:00:00.000Z')
    await publish(slug, 'Slip', '2026-11-08T09:00:00.000Z')
    await publish(slug, 'Second', '2026-11-08T11:00:00.000Z')
    await publish(slug, 'Third', '2026-11-15T09:00:00.000Z')
  }
})
afterAll(async () => await close())

const get = async (address: string) =>
  await api.fetch(new Request(`http://localhost/api/documents/${address}`), {
    DB: binding,
    KV: { get: () => null },
    FIXED_NOW: '2026-11-21T09:00:00.000Z',
  })

const read = async (address: string) =>
  v.parse(versionedDocumentView, await (await get(address)).json())

const [third, second, first] = ['?', '?version=3', '?version=1']

test.each([
  [third, 'Third', '15 November 2026', false],
  ['?version=4', 'Third', '15 November 2026', false],
  [second, 'Second', '8 November 2026', true],
  [first, 'First', '1 November 2026', true],
])('terms%s are %s', async (query, title, updated, isFormer) => {
  const { versions, ...view } = await read(`terms-of-service${query}`)
  expect(view).toMatchObject({
    title,
    updated,
    isFormer,
    alternates: { en: '/page/terms-of-service' },
  })
  expect(JSON.stringify(view.blocks)).toContain(`${title} text`)
  expect(versions).toEqual([
    { date: '15 November 2026', path: '/page/terms-of-service', isShown: title === 'Third' },
    {
      date: '8 November 2026',
      path: '/page/terms-of-service?version=3',
      isShown: title === 'Second',
    },
    {
      date: '1 November 2026',
      path: '/page/terms-of-service?version=1',
      isShown: title === 'First',
    },
  ])
})

test('links to versions are in the reader’s language', async () => {
  const { versions } = await read('terms-of-service?locale=de&version=1')
  expect(versions.at(-1)).toEqual({
    date: '1. November 2026',
    path: '/de/seite/nutzungsbedingungen?version=1',
    isShown: true,
  })
})

test('a page that is no policy has no versions', async () => {
  expect(await read('about-us')).toMatchObject({ title: 'Third', versions: [], isFormer: false })
})

test.each([
  ['terms-of-service?version=2', 404],
  ['terms-of-service?version=5', 404],
  ['about-us?version=1', 404],
  ['terms-of-service?version=0', 400],
  ['terms-of-service?version=1e3', 400],
  ["terms-of-service?version=1'--", 400],
])('%s is %i', async (address, status) => {
  expect((await get(address)).status).toBe(status)
})

test('the versions of a withdrawn page are gone with it', async () => {
  await setDocumentState(
    createDatabase(binding),
    { kind: 'page', slug: 'terms-of-service' },
    'withdraw',
    new Date('2026-11-20T09:00:00.000Z'),
  )
  expect((await get('terms-of-service?version=1')).status).toBe(410)
})
