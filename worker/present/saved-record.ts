import { countryName } from '../../src/i18n/countries/country-names.ts'
import type { Measurer } from '../../src/i18n/lengths.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { sportName } from '../../src/i18n/sport-names.ts'
import { sportOfCode } from '../../src/model/sports.ts'
import { m } from '../../src/paraglide/messages.js'
import type { SavedEdition } from '../domain/community/saved-events/find-saved-editions.ts'
import { feedEntry, raceLine, statusNotice, type FeedEntry } from './feed.ts'

/** Columns of an exported list, in their order. Their names are stable, so that a spreadsheet can rely on them. */
export const savedColumns = [
  'event',
  'name',
  'date',
  'end_date',
  'date_confirmed',
  'status',
  'city',
  'country',
  'sport',
  'races',
  'url',
  'saved_at',
  'note',
] as const

/** A saved event as a row of an exported list, in one language. */
export type SavedRecord = Record<(typeof savedColumns)[number], string | boolean | string[] | null>

/** @param origin of the site, for the URL of the event */
export function savedRecord(
  { facts, savedAt, note }: SavedEdition,
  reader: Measurer,
  origin: string,
): SavedRecord {
  const { locale } = reader
  const { permalink, date } = facts
  const sport = sportOfCode(facts.sport)
  return {
    event: permalink,
    name: facts.name,
    date,
    end_date: facts.endDate,
    date_confirmed: facts.confirmed === 1,
    status: statusNotice(facts, locale)?.label ?? null,
    city: facts.city,
    country: countryName(facts.country, locale),
    sport: sport === null ? m.sport_unknown({}, { locale }) : sportName(sport, locale),
    races: facts.races.map((race) => raceLine(race, reader)),
    url: origin + pathOf({ to: 'event', permalink, date }, locale),
    saved_at: savedAt,
    note,
  }
}

/** Entries of a calendar of saved events. @param withNotes false for a calendar that leaves the account */
export function savedEntries(
  saved: readonly SavedEdition[],
  reader: Measurer,
  today: string,
  withNotes: boolean,
): FeedEntry[] {
  return saved.flatMap(({ facts, note }) => {
    const entry = feedEntry(facts, reader, today)
    if (entry === null) return []
    return withNotes && note !== null ? { ...entry, lines: [...entry.lines, note] } : entry
  })
}
