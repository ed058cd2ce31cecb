import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { localeTable } from '../../src/model/locales.ts'
import { feedTypes } from '../../src/model/event/feeds.ts'
import type { FeedEntry } from '../present/feeds/feed.ts'
import { entryId, newestFirst, type Feed } from './feed.ts'

/** Feeds for feed readers: Atom (RFC 4287) and JSON Feed 1.1. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Lines of an entry's text. Day and place come first, because feed readers have no fields for them. */
const linesOf = (entry: FeedEntry): string[] => [`${entry.day} · ${entry.place}`, ...entry.lines]

export function atomText(feed: Feed): string {
  const language = localeTable[feed.locale].tag
  return generateAtomFeed({
    id: feed.self,
    title: { value: feed.title },
    updated: new Date(feed.updatedAt),
    authors: [{ name: 'Startline', uri: feed.origin }],
    links: [
      { href: feed.self, rel: 'self', type: feedTypes.atom },
      { href: feed.page, rel: 'alternate', type: 'text/html', hreflang: language },
    ],
    xml: { lang: language },
    entries: newestFirst(feed.entries).map((entry) => ({
      id: entryId(entry, feed.origin),
      title: { value: entry.title },
      updated: new Date(entry.updatedAt),
      links: [
        { href: feed.origin + entry.page, rel: 'alternate', type: 'text/html' },
        ...(entry.image === null
          ? []
          : [{ href: feed.origin + entry.image, rel: 'enclosure', type: 'image/webp' }]),
      ],
      categories: [{ term: entry.sport }],
      content: { type: 'html', value: linesOf(entry).map(escaped).join('<br>') },
    })),
  })
}

export function jsonText(feed: Feed): string {
  const json = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: localeTable[feed.locale].tag,
    authors: [{ name: 'Startline', url: feed.origin }],
    items: newestFirst(feed.entries).map((entry) => ({
      id: entryId(entry, feed.origin),
      url: feed.origin + entry.page,
      title: entry.title,
      content_text: linesOf(entry).join('\n'),
      date_modified: new Date(entry.updatedAt),
      tags: [entry.sport],
      ...(entry.image === null ? {} : { image: feed.origin + entry.image }),
    })),
  })
  // JSON Feed 1.1 requires `items`; the library leaves an empty list out.
  const text = JSON.stringify(json, null, 1)
  return feed.entries.length === 0 ? text.replace(/\n\}$/u, ',\n "items": []\n}') : text
}
