import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyArticle } from '../../src/model/blocks/article.ts'
import {
  emptyContent,
  type ContentDocument,
  type ContentKind,
} from '../../src/model/blocks/content.ts'
import { locales } from '../../src/model/locales.ts'
import { api } from '../../worker/api/index.ts'
import { withFileTexts } from '../../worker/content-files/content-file.ts'
import { runContentCommand } from '../../worker/cli/content-verbs.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { findDocument } from '../../worker/domain/content/documents/find-document.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { readDocumentByName } from '../../worker/domain/content/documents/read-document.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { findHelp } from '../../worker/domain/content/help/find-help.ts'
import { contentMark } from '../../worker/pages/content-mark.ts'
import { openDatabase } from '../support/open-database.ts'

/** Shipped documents, their merge with the texts of the site's staff, and the help. */

const now = new Date('2026-11-21T09:00:00.000Z')
let binding: D1Database
let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  binding = opened.db
  close = opened.close
  db = createDatabase(binding)
})
afterAll(async () => await close())

const page = (title: string, text: string, more: Partial<ContentDocument> = {}): ContentDocument =>
  withFileTexts(
    {
      ...emptyContent(),
      blocks: [{ kind: 'text', key: 'a', alignment: 'start', extraWide: false, text: {} }],
      ...more,
    },
    'en',
    `title: ${title}\nsummary: Sum\n\n::: a.text\n${text}`,
  )

const load = async (slug: string, content: ContentDocument, kind: ContentKind = 'page') =>
  await loadShipped(db, { name: { kind, slug }, content, digest: JSON.stringify(content) }, now)

const edit = async (slug: string, change: (content: ContentDocument) => ContentDocument) =>
  await publishContent(
    db,
    { kind: 'page', slug },
    (present) => change(present ?? emptyContent()),
    now,
  )

const titleOf = async (slug: string) =>
  (await findDocument(db, { kind: 'page', slug })).content.title.en

test('a shipped document is published once, and a new version of its files after it', async () => {
  expect(await load('one', page('A', 'x'))).toEqual({ did: 'created' })
  expect(await load('one', page('A', 'x'))).toEqual({ did: 'nothing' })
  expect(await load('one', page('B', 'x'))).toEqual({ did: 'updated' })
  expect(await titleOf('one')).toBe('B')
  const stored = await readDocumentByName(db, { kind: 'page', slug: 'one' })
  expect(stored?.revision).toBe(2)
})

test('a text that staff changed stays, what they left is updated, and the outcome names the difference', async () => {
  await load('two', page('A', 'x'))
  await edit('two', (content) => ({ ...content, title: { en: 'Ours' } }))
  expect(await load('two', page('B', 'y'))).toEqual({ did: 'merged', declined: ['title.en'] })
  expect(await titleOf('two')).toBe('Ours')
  expect(JSON.stringify((await findDocument(db, { kind: 'page', slug: 'two' })).content)).toContain(
    '"y"',
  )
  expect(await runContentCommand({ verb: 'list', remote: false }, db, now)).toContain(
    'page/two  published  2026-11-21  17 languages incomplete  1 shipped texts not taken'.replace(
      '17',
      String(locales.length - 1),
    ),
  )
})

test('after any history of staff and releases, each text is the last that staff wrote, or the shipped one', async () => {
  const act = fc.tuple(fc.constantFrom('ship', 'staff'), fc.constantFrom('A', 'B', 'C', 'D'))
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const slug = `history-${(number += 1)}`
      let shipped = 'A'
      let shown = 'A'
      await load(slug, page(shipped, 'x'))
      for (const [who, title] of acts) {
        if (who === 'staff') {
          await edit(slug, (content) => ({ ...content, title: { en: title } }))
          shown = title
        } else {
          await load(slug, page(title, 'x'))
          if (shown === shipped) shown = title
          shipped = title
        }
        expect(await titleOf(slug)).toBe(shown)
      }
    }),
    { numRuns: 25 },
  )
})

test('a document without English words, and an answer without a place, are not published', async () => {
  await expect(load('three', { ...page('A', 'x'), title: {} })).rejects.toThrow('title.en')
  await expect(load('three', page('A', 'x'), 'help')).rejects.toThrow('misplaced')
  expect(await readDocumentByName(db, { kind: 'page', slug: 'three' })).toBeNull()
})

test('a withdrawn document is gone, also after the next release, until it is returned', async () => {
  const name = { kind: 'page', slug: 'terms-of-service' } as const
  const get = async () =>
    (
      await api.fetch(new Request('http://localhost/api/documents/terms-of-service'), {
        DB: binding,
        KV: { get: () => null },
      })
    ).status
  expect(await get()).toBe(404)
  await load(name.slug, page('A', 'x'))
  expect(await get()).toBe(200)
  await setDocumentState(db, name, 'withdraw', now)
  await load(name.slug, page('B', 'x'))
  expect(await get()).toBe(410)
  await expect(setDocumentState(db, name, 'withdraw', now)).rejects.toThrow('conflict')
  await setDocumentState(db, name, 'return', now)
  expect(await get()).toBe(200)
  expect(await titleOf(name.slug)).toBe('B')
  const { results } = await binding
    .prepare(
      "SELECT origin FROM document_revision r JOIN document d ON d.id = r.document_id WHERE slug = 'terms-of-service' ORDER BY number",
    )
    .all()
  expect(results.map(({ origin }) => origin)).toEqual(['shipped', 'withdraw', 'shipped', 'return'])
})

test('each publication changes the mark of cached pages with documents, which is read once a minute', async () => {
  const before = await contentMark(binding, '/de/hilfe', { elapsed: 0, now })
  await load('marked', page('A', 'x'))
  expect(await contentMark(binding, '/de/hilfe', { elapsed: 59_999, now })).toBe(before)
  const after = await contentMark(binding, '/de/hilfe', { elapsed: 60_000, now })
  expect(after).not.toBe(before)
  expect(await contentMark(binding, '/de/kalender', { elapsed: 60_000, now })).toBe('')
})

const answer = (title: string, text: string, japanese: string): ContentDocument =>
  withFileTexts(
    page(title, text, {
      help: { section: 'facts', rank: 1, isCommon: true, keywords: {} },
    }),
    'ja',
    `title: ${japanese}\nsummary: 概要\n\n::: a.text\n${japanese}`,
  )

test('an answer is found by all words of a search, by beginnings of words, and in Japanese by any part', async () => {
  await load(
    'price',
    answer('Why is there no price?', 'A fee has a page.', '参加費がないのはなぜですか'),
    'help',
  )
  await load('fee', answer('What do I pay?', 'The price.', '支払いについて'), 'help')
  const found = async (text: string, locale: 'en' | 'ja' | 'de' = 'en') =>
    (await findHelp(db, { locale, text })).map(({ slug }) => slug)
  expect(await found('PRICE')).toEqual(['price', 'fee'])
  expect(await found('pri pag')).toEqual(['price'])
  expect(await found('rice')).toEqual([])
  expect(await found('参加費', 'ja')).toEqual(['price'])
  expect(await found('price', 'ja')).toEqual([])
  expect(await found('price', 'de')).toEqual(['price', 'fee'])
  expect(await found('')).toHaveLength(2)
  expect(await found(`% _ ' " \\ ${'x'.repeat(500)}`)).toEqual([])
})

test('answers to “did this help” are counted by day and language; an unknown one changes nothing', async () => {
  const vote = async (slug: string, helped: string) =>
    await api.fetch(
      new Request('https://startline.example/api/auth/help-votes', {
        method: 'POST',
        headers: {
          origin: 'https://startline.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ slug, helped, locale: 'de' }),
      }),
      { DB: binding, KV: { get: () => null }, FIXED_NOW: now.toISOString() },
    )
  const first = await vote('price', 'yes')
  expect([first.status, first.headers.get('location'), first.headers.get('set-cookie')]).toEqual([
    303,
    '/de/hilfe?voted=price#price',
    null,
  ])
  await vote('price', 'no')
  await vote('nothing', 'yes')
  const { results } = await binding.prepare('SELECT day, locale, yes, no FROM help_vote').all()
  expect(results).toEqual([{ day: '2026-11-21', locale: 'de', yes: 1, no: 1 }])
})

test('an article without a source, with the slug of a list, or without what makes it one, is not published', async () => {
  const sources = [{ url: '/calendar', title: 'Calendar', readOn: '2026-11-21' }]
  const article = { ...emptyArticle, sources }
  await expect(load('a', page('A', 'x'), 'article')).rejects.toThrow('misplaced')
  await expect(load('a', page('A', 'x', { article }), 'page')).rejects.toThrow('misplaced')
  await expect(load('termine', page('A', 'x', { article }), 'article')).rejects.toThrow('reserved')
  const unread = page('A', 'x', { article: emptyArticle })
  await expect(load('a', unread, 'article')).rejects.toThrow('missing')
})

test('an article states its first day, a later version its events anew', async () => {
  const sources = [{ url: 'https://example.org/', title: 'Race', readOn: '2026-11-21' }]
  const article = { ...emptyArticle, sources, day: '2026-12-01', subjects: ['one', 'two'] }
  await load('ahead', page('A', 'x', { article }), 'article')
  const read = async () => ({
    publishedAt: await binding
      .prepare("SELECT published_at AS at FROM document WHERE slug = 'ahead'")
      .first('at'),
    events: (
      await binding
        .prepare(`SELECT permalink, is_subject AS subject FROM document_event ORDER BY permalink`)
        .all()
    ).results,
  })
  expect(await read()).toEqual({
    publishedAt: '2026-12-01T00:00:00.000Z',
    events: [
      { permalink: 'one', subject: 1 },
      { permalink: 'two', subject: 1 },
    ],
  })
  const drawing = { of: 'plate' as const, event: 'two' }
  const next = { ...article, day: null, subjects: ['one'], drawing }
  await load('ahead', page('B', 'x', { article: next }), 'article')
  expect(await read()).toEqual({
    publishedAt: '2026-12-01T00:00:00.000Z',
    events: [
      { permalink: 'one', subject: 1 },
      { permalink: 'two', subject: 0 },
    ],
  })
})
