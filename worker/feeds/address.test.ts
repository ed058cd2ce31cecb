import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { feedFormats, feedPath } from '../../src/model/event/feeds.ts'
import { allNews } from '../domain/content/articles/list-articles.ts'
import { feedAddress } from './address.ts'

test('the path of a feed is that of its page with an ending, in every language and format', () => {
  const permalink = 'oslo-marathon'
  const date = '2027-05-01'
  for (const locale of locales) {
    for (const format of feedFormats) {
      const subjectAt = (page: string) => feedAddress(feedPath(page, format))
      expect(subjectAt(pathOf({ to: 'calendar', criteria: ['бег', '10k'] }, locale))).toEqual({
        locale,
        format,
        subject: { kind: 'calendar', criteria: ['бег', '10k'] },
      })
      expect(subjectAt(pathOf({ to: 'event', permalink }, locale))?.subject).toEqual({
        kind: 'event',
        permalink,
        date: null,
      })
      expect(subjectAt(pathOf({ to: 'event', permalink, date }, locale))?.subject).toEqual({
        kind: 'event',
        permalink,
        date,
      })
      expect(subjectAt(pathOf({ to: 'sport', word: '水泳' }, locale))?.subject).toEqual({
        kind: 'sport',
        word: '水泳',
      })
      expect(subjectAt(pathOf({ to: 'organiser', permalink }, locale))?.subject).toEqual({
        kind: 'organiser',
        permalink,
      })
    }
  }
})

test('the news has feeds for readers by kind, group, period and event, and none for calendars', () => {
  const article = { kind: 'how-to', group: 'water', period: '2026-11' } as const
  for (const locale of locales) {
    const at = (page: string, format: 'ics' | 'atom') =>
      feedAddress(feedPath(page, format))?.subject
    expect(at(pathOf({ to: 'news', ...article }, locale), 'atom')).toEqual({
      kind: 'news',
      list: { ...allNews, ...article },
    })
    const ofEvent = pathOf({ to: 'event-news', permalink: 'london-triathlon' }, locale)
    expect(at(ofEvent, 'atom')).toEqual({
      kind: 'news',
      list: { ...allNews, event: 'london-t100' },
    })
    expect(at(pathOf({ to: 'news' }, locale), 'ics')).toEqual({ kind: 'unknown' })
    expect(at(pathOf({ to: 'article', slug: 'a-swim' }, locale), 'atom')).toEqual({
      kind: 'unknown',
    })
  }
})

test('a former permalink of an event leads to the feed of its present one', () => {
  expect(feedAddress('/event/london-triathlon.ics')?.subject).toEqual({
    kind: 'event',
    permalink: 'london-t100',
    date: null,
  })
})

test('the whole calendar has a feed', () => {
  expect(feedAddress('/de/kalender.ics')?.subject).toEqual({ kind: 'calendar', criteria: [] })
})

test.each([
  '/event.ics',
  '/event/x/y.ics',
  '/event/x/2027-05-01/y.ics',
  '/sport.atom',
  '/sport/a/b.json',
  '/organiser/a/b.ics',
])('%s is below a page with feeds, but is no feed', (path) => {
  expect(feedAddress(path)?.subject).toEqual({ kind: 'unknown' })
})

test.each([
  '/',
  '/.ics',
  '/calendar',
  '/calendar.rss',
  '/about-us.ics',
  '/de.json',
  '/manifest.json',
])('%s is not the path of a feed', (path) => {
  expect(feedAddress(path)).toBeNull()
})

test('a malformed percent-encoding is read as an unknown word', () => {
  expect(feedAddress('/calendar/%E0%A4%A.ics')?.subject).toEqual({
    kind: 'calendar',
    criteria: ['%E0%A4%A'],
  })
})

test('the ending of a feed goes before the query', () => {
  expect(feedPath('/de/kalender?minKm=10&text=a?b', 'ics')).toBe(
    '/de/kalender.ics?minKm=10&text=a?b',
  )
})
