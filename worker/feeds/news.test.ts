import '../../src/i18n/all-words.ts'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { feedFactsOf, feedOf } from '../../test/support/feed-facts.ts'
import { readerOf } from '../../test/support/reader.ts'
import { feedEntry } from '../present/feeds/feed.ts'
import { atomText, jsonText } from './news.ts'

const feed = feedOf(
  [
    { editionId: 1, updatedAt: '2026-11-01T08:00:00Z' },
    { editionId: 2, updatedAt: '2026-11-03T08:00:00Z', name: '<b>A</b> & "B" ]]> x' },
    { editionId: 3, updatedAt: '2026-11-02T08:00:00Z' },
  ].flatMap((facts) => feedEntry(feedFactsOf(facts), readerOf(), '2026-11-21') ?? []),
)

test('entries are sorted by their last change, the newest first', () => {
  const ids = ['2', '3', '1'].map((id) => `tag:startline.example,2026:edition/${id}`)
  expect(parseAtomFeed(atomText(feed)).entries?.map((entry) => entry.id)).toEqual(ids)
  expect(parseJsonFeed(jsonText(feed)).items?.map((item) => item.id)).toEqual(ids)
})

test('Atom names itself, its page and each entry’s page, and the time of each change', () => {
  const atom = parseAtomFeed(atomText(feed))
  expect(atom.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ['self', feed.self],
    ['alternate', feed.page],
  ])
  expect(atom.entries?.[0]).toMatchObject({
    updated: '2026-11-03T08:00:00.000Z',
    links: [{ href: 'https://startline.example/event/oslo-marathon/2027-05-01', rel: 'alternate' }],
  })
})

test('a name with markup in it stays text', () => {
  expect(parseAtomFeed(atomText(feed)).entries?.[0]?.title?.value).toBe('<b>A</b> & "B" ]]> x')
  expect(parseJsonFeed(jsonText(feed)).items?.[0]?.title).toBe('<b>A</b> & "B" ]]> x')
})

test('JSON Feed has version 1.1, and day and place of each event', () => {
  const json: unknown = JSON.parse(jsonText(feed))
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' })
  expect(parseJsonFeed(jsonText(feed)).items?.[1]?.content_text).toBe(
    'Saturday, 1 May 2027 · Oslo, Norway\nMarathon · 42.2\u00a0km · 09:00',
  )
})

test('an article is an entry with its first day, its summary as text and its kind', () => {
  const article = {
    id: 4,
    title: 'Two & two',
    page: '/news/two',
    summary: 'A <b>lake</b>.',
    kind: 'How to',
    publishedAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-02T12:00:00Z',
  }
  const both = { ...feed, articles: [article] }
  const entries = parseAtomFeed(atomText(both)).entries ?? []
  expect(entries.map(({ id }) => id?.split('2026:')[1])).toEqual([
    'edition/2',
    'article/4/en',
    'edition/3',
    'edition/1',
  ])
  expect(entries[1]).toMatchObject({
    title: { value: 'Two & two' },
    published: '2026-11-01T00:00:00.000Z',
    updated: '2026-11-02T12:00:00.000Z',
    links: [{ href: 'https://startline.example/news/two', rel: 'alternate' }],
    content: { value: 'A &lt;b&gt;lake&lt;/b&gt;.' },
  })
  expect(parseJsonFeed(jsonText({ ...both, entries: [] })).items).toMatchObject([
    {
      content_text: 'A <b>lake</b>.',
      date_published: '2026-11-01T00:00:00.000Z',
      tags: ['How to'],
    },
  ])
})

test('a JSON Feed without entries has an empty list of them', () => {
  const empty: unknown = JSON.parse(jsonText({ ...feed, entries: [] }))
  expect(empty).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: [] })
  expect(JSON.parse(jsonText(feed)).items).toHaveLength(feed.entries.length)
})
