import type { Locale } from '../../src/model/locales.ts'
import type { ArticleEntry } from '../present/feeds/article-entry.ts'
import type { FeedEntry } from '../present/feeds/feed.ts'

/** A feed before it is written in one of the formats. */
export interface Feed {
  locale: Locale
  /** Heading of the page with the same editions. */
  title: string
  /** URLs of the feed and of the page with the same editions. */
  self: string
  page: string
  /** The site, without a slash: `https://startline.example`. */
  origin: string
  /** Editions by date. */
  entries: FeedEntry[]
  /** Articles, which calendars leave out. */
  articles: ArticleEntry[]
  /** ISO instant of the last change; the start of the current day if there are no entries. */
  updatedAt: string
}

/** A calendar that only the member reads: without the URL of a feed, which would be a secret in the file. */
export type PrivateCalendar = Omit<Feed, 'self' | 'updatedAt' | 'articles'>

/** An edition or an article as feed readers show it. */
export interface FeedItem {
  /**
   * Tag URI (RFC 4151), which stays the same if its subject changes its date, name or URL. The tagging entity is the host of
   * the site in the year of the first feeds.
   */
  id: string
  title: string
  /** Path of its page. */
  page: string
  /** ISO instants; null for an edition, which is not published on a day. */
  publishedAt: string | null
  updatedAt: string
  /** Lines of its text. */
  lines: string[]
  /** Sport of an edition, kind of an article. */
  category: string
  /** Path of a picture. */
  image: string | null
}

/** Entries and articles of a feed by time of change, newest first, as feed readers expect. */
export function feedItems({ entries, articles, locale, origin }: Feed): FeedItem[] {
  const tag = `tag:${new URL(origin).hostname},2026`
  const items = [
    ...entries.map(({ id, title, page, updatedAt, day, place, lines, sport, image }) => ({
      id: `${tag}:edition/${id}`,
      title,
      page,
      publishedAt: null,
      updatedAt,
      // Day and place come first, because feed readers have no fields for them.
      lines: [`${day} · ${place}`, ...lines],
      category: sport,
      image,
    })),
    // Readers of several languages get an article in each.
    ...articles.map(({ id, title, page, publishedAt, updatedAt, summary, kind }) => ({
      id: `${tag}:article/${id}/${locale}`,
      title,
      page,
      publishedAt,
      updatedAt,
      lines: [summary],
      category: kind,
      image: null,
    })),
  ]
  return items.toSorted((a, b) =>
    a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0,
  )
}
