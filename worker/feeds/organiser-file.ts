import type { Measurer } from '../../src/i18n/lengths.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { SavedFileFormat } from '../../src/model/event/feeds.ts'
import { m } from '../../src/paraglide/messages.js'
import type { FeedFacts } from '../domain/catalogue/feeds/find-feed-editions.ts'
import { editionColumns, editionRecord } from '../present/event/edition-record.ts'
import { feedEntry } from '../present/feeds/feed.ts'
import { csvOfRecords } from './csv.ts'
import { icsText } from './ics.ts'

/** Editions of a member's organisations and the reader they are written for. */
interface FileEditions {
  editions: readonly FeedFacts[]
  reader: Measurer
  /** ISO date. */
  today: string
  /** The site, without a slash. */
  origin: string
}

/** The editions of a member's organisations as a file in one of the formats. */
export function organiserFile(
  format: SavedFileFormat,
  { editions, reader, today, origin }: FileEditions,
): string {
  const { locale } = reader
  if (format === 'ics')
    return icsText({
      locale,
      title: m.organiser_events_title({}, { locale }),
      page: origin + pathOf({ to: 'organiser-events' }, locale),
      origin,
      entries: editions.flatMap((facts) => feedEntry(facts, reader, today) ?? []),
    })
  const records = editions.map((facts) => editionRecord(facts, reader, origin))
  return format === 'csv'
    ? csvOfRecords(editionColumns, records)
    : JSON.stringify({ editions: records }, null, 1)
}
