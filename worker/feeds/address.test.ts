import '../../src/i18n/all-words.ts'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { feedFormats, feedPath } from '../../src/model/feeds.ts'
import { feedAddress } from './address.ts'

test('the address of a feed is its page’s with an ending, in every language and format', () => {
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

test('the whole calendar is a list, too', () => {
  expect(feedAddress('/de/kalender.ics')?.subject).toEqual({ kind: 'calendar', criteria: [] })
})

test.each([
  '/event.ics',
  '/event/x/y.ics',
  '/event/x/2027-05-01/y.ics',
  '/sport.atom',
  '/sport/a/b.json',
  '/organiser/a/b.ics',
])('%s is among the addresses of feeds, but is none', (path) => {
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
])('%s is the address of something else', (path) => {
  expect(feedAddress(path)).toBeNull()
})

test('a malformed percent-encoding is a word that no vocabulary knows', () => {
  expect(feedAddress('/calendar/%E0%A4%A.ics')?.subject).toEqual({
    kind: 'calendar',
    criteria: ['%E0%A4%A'],
  })
})

test('an ending goes before the keys of an address', () => {
  expect(feedPath('/de/kalender?minKm=10&text=a?b', 'ics')).toBe(
    '/de/kalender.ics?minKm=10&text=a?b',
  )
})
