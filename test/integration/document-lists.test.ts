import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { openCatalogue } from '../support/open-catalogue.ts'
import { testNow } from '../support/site.ts'

/** Lists of editions in documents, on the demo catalogue. */

let site: ReturnType<typeof openCatalogue>
beforeAll(() => {
  site = openCatalogue()
})
afterAll(async () => await site.close())

const name = { kind: 'page', slug: 'for-organisers' } as const

const publish = async (calendar: string) =>
  await publishContent(
    createDatabase(site.db),
    name,
    (): ContentDocument => ({
      ...emptyContent(),
      title: { en: 'A' },
      summary: { en: 'B' },
      blocks: [
        { kind: 'list', key: 'a', title: {}, calendar, rows: 3, empty: { en: 'Nothing yet' } },
      ],
    }),
    new Date(testNow),
  )

const blocksIn = async (locale: string): Promise<unknown> => {
  const { body } = await site.fetchApi(`/api/documents/for-organisers?locale=${locale}`)
  const document: unknown = JSON.parse(body)
  return document
}

test('a list shows the first editions of its calendar, which has the words of each language', async () => {
  await publish('/calendar/marathon/germany')
  const german = await site.fetchApi('/api/calendar?criteria=marathon/deutschland&locale=de')
  const first: unknown = JSON.parse(german.body)
  expect(await blocksIn('de')).toMatchObject({
    blocks: [{ path: '/de/kalender/marathon/deutschland', empty: null }],
  })
  const permalinks = (of: unknown) =>
    [...JSON.stringify(of).matchAll(/"permalink":"([^"]+)"/gu)].map(([, each]) => each)
  expect(permalinks(await blocksIn('de'))).toEqual(permalinks(first).slice(0, 3))
})

test('a list whose calendar has nothing says so; one whose place is gone is left out; an unknown word is not published', async () => {
  await publish('/calendar/marathon/germany?minKm=900')
  expect(await blocksIn('ja')).toMatchObject({
    blocks: [
      { rows: [], empty: 'Nothing yet', path: expect.stringMatching(/^\/ja\/.*minKm=900$/u) },
    ],
  })
  await publish('/calendar/germany/atlantis')
  expect(await blocksIn('en')).toMatchObject({ blocks: [] })
  expect(await publish('/calendar/atlantis')).toMatchObject({
    faults: { 'blocks.a.calendar': 'unknown' },
  })
})
