import type { Locale } from '../../src/model/locales.ts'
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
  /** By date. */
  entries: FeedEntry[]
  /** ISO instant of the last change; the start of the current day if there are no entries. */
  updatedAt: string
}

/** A calendar that only the member reads: without the URL of a feed, which would be a secret in the file. */
export type PrivateCalendar = Omit<Feed, 'self' | 'updatedAt'>

/**
 * Tag URI of an edition (RFC 4151), which stays the same if the edition changes its date, name or URL.
 * @param origin of the site, whose host and the year of the first feeds are the tagging entity
 */
export function entryId(entry: FeedEntry, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:edition/${entry.id}`
}

/** Entries by time of change, newest first, as feed readers expect. */
export function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) =>
    a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0,
  )
}
