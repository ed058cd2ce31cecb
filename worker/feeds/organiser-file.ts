import type { Measurer } from '../../src/i18n/lengths.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/model/locales.ts'
import { m } from '../../src/paraglide/messages.js'
import type { FeedFacts } from '../domain/catalogue/feeds/find-feed-editions.ts'
import type { ExportedRace } from '../domain/organisers/dashboard/find-exported-races.ts'
import { feedEntry } from '../present/feeds/feed.ts'
import { exportRows } from '../present/organiser/export-rows.ts'
import { headingsOf, separatorOf, templateTargets } from '../present/organiser/import-template.ts'
import { csvText } from './csv.ts'
import { icsText } from './ics.ts'
import { dayAt } from '../time/local-day.ts'

/** Editions of a member's organisations and the reader they are written for. */
interface FileEditions {
  editions: readonly FeedFacts[]
  reader: Measurer
  /** Milliseconds. */
  now: number
  /** The site, without a slash. */
  origin: string
}

/** The editions of a member's organisations as a calendar. */
export function organiserCalendar({ editions, reader, now, origin }: FileEditions): string {
  const { locale } = reader
  return icsText({
    locale,
    title: m.organiser_events_title({}, { locale }),
    page: origin + pathOf({ to: 'organiser-events' }, locale),
    origin,
    entries: editions.flatMap(
      (facts) => feedEntry(facts, reader, dayAt(now, facts.endOffset)) ?? [],
    ),
  })
}

/** Races of a member's organisations with the columns of the template for imports. */
export function organiserList(
  format: 'csv' | 'json',
  races: readonly ExportedRace[],
  locale: Locale,
): string {
  const rows = exportRows(races, locale)
  if (format === 'csv') return csvText([headingsOf(locale), ...rows], separatorOf(locale))
  const fields = templateTargets.map((target) => target.split('.')[0] ?? target)
  const records = rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [fields[index] ?? '', cell])),
  )
  return JSON.stringify({ races: records }, null, 1)
}
