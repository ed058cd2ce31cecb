import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { localeTable } from '../../src/model/locales.ts'
import { feedTypes } from '../../src/model/event/feeds.ts'
import { feedItems, type Feed } from './feed.ts'

/** Feeds for feed readers: Atom (RFC 4287) and JSON Feed 1.1. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

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
    entries: feedItems(feed).map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      ...(entry.publishedAt === null ? {} : { published: new Date(entry.publishedAt) }),
      updated: new Date(entry.updatedAt),
      links: [
        { href: feed.origin + entry.page, rel: 'alternate', type: 'text/html' },
        ...(entry.image === null
          ? []
          : [{ href: feed.origin + entry.image, rel: 'enclosure', type: 'image/webp' }]),
      ],
      categories: [{ term: entry.category }],
      content: { type: 'html', value: entry.lines.map(escaped).join('<br>') },
    })),
  })
}

export function jsonText(feed: Feed): string {
  const items = feedItems(feed)
  const json = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: localeTable[feed.locale].tag,
    authors: [{ name: 'Startline', url: feed.origin }],
    items: items.map((entry) => ({
      id: entry.id,
      url: feed.origin + entry.page,
      title: entry.title,
      content_text: entry.lines.join('\n'),
      ...(entry.publishedAt === null ? {} : { date_published: new Date(entry.publishedAt) }),
      date_modified: new Date(entry.updatedAt),
      tags: [entry.category],
      ...(entry.image === null ? {} : { image: feed.origin + entry.image }),
    })),
  })
  // JSON Feed 1.1 requires `items`; the library leaves an empty list out.
  const text = JSON.stringify(json, null, 1)
  return items.length === 0 ? text.replace(/\n\}$/u, ',\n "items": []\n}') : text
}
