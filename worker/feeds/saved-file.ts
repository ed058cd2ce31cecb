import { pathOf } from '../../src/i18n/paths.ts'
import type { Measurer } from '../../src/i18n/lengths.ts'
import type { SavedFileFormat } from '../../src/model/event/feeds.ts'
import { m } from '../../src/paraglide/messages.js'
import type { Deadline } from '../domain/community/saved-events/find-deadlines.ts'
import type { SavedEdition } from '../domain/community/saved-events/find-saved-editions.ts'
import {
  deadlineEntries,
  savedColumns,
  savedEntries,
  savedRecord,
} from '../present/saved/saved-record.ts'
import { csvOfRecords } from './csv.ts'
import type { PrivateCalendar } from './feed.ts'
import { icsText } from './ics.ts'

/** Saved events and the reader they are written for. */
interface SavedList {
  saved: readonly SavedEdition[]
  /** Days before the races that a calendar has as well; none if the member wants none. */
  deadlines: readonly Deadline[]
  reader: Measurer
  /** Milliseconds. */
  now: number
  /** The site, without a slash. */
  origin: string
}

/** Calendar of a member's saved events. */
export function savedCalendar(
  { saved, deadlines, reader, now, origin }: SavedList,
  withNotes: boolean,
): PrivateCalendar {
  const { locale } = reader
  const races = savedEntries(saved, reader, now, withNotes)
  return {
    locale,
    title: m.saved_title({}, { locale }),
    page: origin + pathOf({ to: 'profile', page: 'saved-events' }, locale),
    origin,
    entries: [...races, ...deadlineEntries(deadlines, races, locale)],
  }
}

/** A member's saved events with their notes, as a file in one of the formats. */
export function savedFile(format: SavedFileFormat, list: SavedList): string {
  if (format === 'ics') return icsText(savedCalendar(list, true))
  const { saved, reader, origin, now } = list
  const records = saved.map((each) => savedRecord(each, reader, { origin, now }))
  return format === 'csv'
    ? csvOfRecords(savedColumns, records)
    : JSON.stringify({ saved: records }, null, 1)
}
