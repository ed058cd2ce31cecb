import { fullDate } from '../../../src/i18n/format.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { Deadline, DeadlineKind } from '../../domain/community/saved-events/find-deadlines.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import type { SavedEdition } from '../../domain/community/saved-events/find-saved-editions.ts'
import { editionColumns, editionRecord, type EditionRecord } from '../event/edition-record.ts'
import { feedEntry, type FeedEntry } from '../feeds/feed.ts'
import { planLine, presentPlan } from './saved-plan.ts'
import { dayAt } from '../../time/local-day.ts'

/** Columns of an exported list of saved events, in their order. */
export const savedColumns = [...editionColumns, 'saved_at', 'note', 'state', 'result'] as const

/** A saved event as a row of an exported list, in one language. */
export type SavedRecord = EditionRecord &
  Record<Exclude<(typeof savedColumns)[number], keyof EditionRecord>, string | null>

/** @param at origin of the site, for the URL of the event, and the time in milliseconds */
export const savedRecord = (
  { facts, savedAt, note, ...plan }: SavedEdition,
  reader: Measurer,
  { origin, now }: { origin: string; now: number },
): SavedRecord => ({
  ...editionRecord(facts, reader, { origin, today: dayAt(now, facts.endOffset) }),
  saved_at: savedAt,
  note,
  ...presentPlan(plan),
})

/** Entries of a calendar of saved events, with the member's plans. @param withNotes false for a calendar that leaves the account */
export function savedEntries(
  saved: readonly SavedEdition[],
  reader: Measurer,
  now: number,
  withNotes: boolean,
): FeedEntry[] {
  return saved.flatMap(({ facts, note, ...plan }) => {
    const entry = feedEntry(facts, reader, dayAt(now, facts.endOffset))
    if (entry === null) return []
    const added = [planLine(plan, reader.locale), withNotes ? note : null]
    return { ...entry, lines: [...entry.lines, ...added.filter((line) => line !== null)] }
  })
}

const deadlineLabels = {
  opens: m.news_opens,
  closes: m.news_closes,
  price: m.emails_price,
} as const satisfies Record<DeadlineKind, unknown>

/** Entries of days before saved races, each a whole day: "Sign-up opens: Lake Run". */
export function deadlineEntries(
  deadlines: readonly Deadline[],
  races: readonly FeedEntry[],
  locale: Locale,
): FeedEntry[] {
  return deadlines.flatMap(({ editionId, kind, day }) => {
    const race = races.find(({ id }) => id === editionId)
    if (race === undefined) return []
    const title = labelled(deadlineLabels[kind]({}, { locale }), race.title, locale)
    const when = { date: day, endDate: day, day: fullDate(day, locale), start: null }
    return [{ ...race, ...when, kind, title, lines: [], status: 'CONFIRMED' }]
  })
}
