import type { Locale } from '../../src/i18n/locales.ts'
import type { FeedEntry } from '../present/feed.ts'

/** What a feed is made of, whatever its format. */
export interface Feed {
  locale: Locale
  /** What is followed, in words. */
  title: string
  /** Addresses of the feed itself and of the page that shows the same. */
  self: string
  page: string
  /** The site, without a slash: `https://startline.example`. */
  origin: string
  /** By date. */
  entries: FeedEntry[]
  /** ISO instant of the last change; that of the request where there is nothing. */
  updatedAt: string
}

/**
 * A name that stays with an edition when it is moved, renamed or brought to another address (RFC 4151).
 * @param origin of the site; its host and the year it began with the feeds stand in every name
 */
export function entryId(entry: FeedEntry, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:edition/${entry.id}`
}

/** Readers of news want what changed last first. */
export function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) =>
    a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0,
  )
}
