import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { emptyArticle } from '../../src/model/blocks/article.ts'
import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { eventAnswer } from '../../src/model/schemas/event/event.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { openCatalogue } from '../support/open-catalogue.ts'
import { testNow } from '../support/site.ts'

/** Articles on the page of their event, on the demo catalogue. */

let site: ReturnType<typeof openCatalogue>
beforeAll(() => {
  site = openCatalogue()
})
afterAll(async () => await site.close())

const now = new Date(testNow)
const permalink = 'toronto-marathon'

async function publish(slug: string, day: string, title: ContentDocument['title']) {
  const article = {
    ...emptyArticle,
    day,
    subjects: [permalink],
    sources: [{ url: 'https://example.org/', title: 'Source', readOn: day }],
  }
  const content = { ...emptyContent(), title, summary: title, article } satisfies ContentDocument
  const name = { kind: 'article', slug } as const
  await loadShipped(createDatabase(site.db), { name, content, digest: slug }, now)
}

async function newsIn(locale: string, event = permalink) {
  const { body } = await site.fetchApi(`/api/events/${event}?locale=${locale}`)
  return v.parse(eventAnswer, JSON.parse(body)).news
}

test('the page of an event has its latest three articles, and leads to the list if there are more', async () => {
  expect(await newsIn('en')).toBeUndefined()
  await publish('first', '2026-11-02', { en: 'First', de: 'Erster' })
  await publish('second', '2026-11-03', { en: 'Second' })
  expect(await newsIn('de')).toEqual({
    heading: 'Nachrichten',
    articles: [
      {
        title: 'Second',
        lang: 'en',
        path: '/de/nachrichten/second',
        day: '2026-11-03',
        date: '3. November 2026',
      },
      {
        title: 'Erster',
        lang: null,
        path: '/de/nachrichten/first',
        day: '2026-11-02',
        date: '2. November 2026',
      },
    ],
    more: null,
  })
  await publish('third', '2026-11-04', { en: 'Third' })
  await publish('fourth', '2026-11-05', { en: 'Fourth' })
  await publish('ahead', '2026-11-22', { en: 'Ahead' })
  const news = await newsIn('en')
  expect(news?.articles.map(({ title }) => title)).toEqual(['Fourth', 'Third', 'Second'])
  expect(news?.more?.path).toBe(`/news/event/${permalink}`)
  await setDocumentState(
    createDatabase(site.db),
    { kind: 'article', slug: 'third' },
    'withdraw',
    now,
  )
  const left = await newsIn('en')
  expect(left?.articles.map(({ title }) => title)).toEqual(['Fourth', 'Second', 'First'])
  expect(left?.more).toBeNull()
  expect(await newsIn('en', 'berlin-marathon')).toBeUndefined()
})
