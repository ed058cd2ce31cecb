import type { FeedFacts } from '../../worker/domain/catalogue/feeds/find-feed-editions.ts'
import type { FeedEntry } from '../../worker/present/feeds/feed.ts'
import type { Feed } from '../../worker/feeds/feed.ts'

/** An edition as the database returns it for feeds, with these changes: a marathon in Oslo at nine. */
export function feedFactsOf(changes: Partial<FeedFacts> = {}): FeedFacts {
  return {
    editionId: 7,
    permalink: 'oslo-marathon',
    name: 'Oslo Marathon',
    nameLanguage: 'en',
    originalName: 'Oslo Marathon',
    originalLanguage: 'en',
    names: {},
    date: '2027-05-01',
    endDate: '2027-05-01',
    endOffset: 120,
    confirmed: 1,
    status: null,
    reason: {},
    entries: {},
    previousDate: null,
    zone: 'Europe/Oslo',
    version: 0,
    sport: 0,
    city: 'Oslo',
    country: 'NO',
    venue: null,
    venueNames: {},
    lat: 59.91,
    lon: 10.75,
    updatedAt: '2026-11-01T08:00:00Z',
    cover: null,
    races: [
      {
        name: 'Marathon',
        names: {},
        sport: 0,
        date: null,
        startTime: '09:00',
        metres: 42_195,
        legs: [
          { sport: 0, distance: 42.195, unit: null, metres: 42_195, seconds: null, gain: null },
        ],
      },
    ],
    ...changes,
  }
}

/** A feed of these entries. */
export function feedOf(entries: FeedEntry[], changes: Partial<Feed> = {}): Feed {
  return {
    locale: 'en',
    title: 'Running, Norway',
    self: 'https://startline.example/calendar/running.ics',
    page: 'https://startline.example/calendar/running',
    origin: 'https://startline.example',
    entries,
    articles: [],
    updatedAt: '2026-11-01T08:00:00Z',
    ...changes,
  }
}
