/** The 16 edition statuses of spec §4, in one table for notice, search, markup and feeds (product.md settles each). */

import { endedEventsInFeedsDays } from '../values/limits.ts'
import { daysBetween } from '../values/dates.ts'

export type NoticeTone = 'bad' | 'warn' | 'note' | 'neutral'
export type NoticeIcon = 'ban' | 'clock' | 'calendar' | 'screen' | 'swap' | 'archive'

/** Meanings of statuses: several spellings of the spec share one meaning, and so one sentence on the page. */
export const statusMeanings = [
  'hybrid',
  'virtual',
  'turned_virtual',
  'postponed',
  'rescheduled',
  'cancelled',
  'cancelled_past',
  'postponed_past',
  'rescheduled_past',
  'virtual_past',
  'terminated',
  'archived',
] as const
export type StatusMeaning = (typeof statusMeanings)[number]

/** STATUS of an edition's VEVENT in calendar feeds (RFC 5545). */
export type IcsStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

interface StatusRow {
  meaning: StatusMeaning
  tone: NoticeTone
  icon: NoticeIcon
  bookable: boolean
  /** schema.org EventStatusType, without its URL prefix; null if the edition gets no markup. */
  schemaStatus:
    | 'EventScheduled'
    | 'EventMovedOnline'
    | 'EventPostponed'
    | 'EventRescheduled'
    | 'EventCancelled'
    | null
  attendance: 'Offline' | 'Online' | 'Mixed'
  /** Null if feeds omit the edition. */
  ics: IcsStatus | null
}

const row = (
  meaning: StatusMeaning,
  tone: NoticeTone,
  icon: NoticeIcon,
  bookable: boolean,
  schemaStatus: StatusRow['schemaStatus'],
  ics: StatusRow['ics'],
  attendance: StatusRow['attendance'] = 'Offline',
): StatusRow => ({ meaning, tone, icon, bookable, schemaStatus, ics, attendance })

const cancelled = row('cancelled', 'bad', 'ban', false, 'EventCancelled', 'CANCELLED')
const rescheduled = row('rescheduled', 'note', 'calendar', true, 'EventRescheduled', 'CONFIRMED')
const virtual = row('virtual', 'note', 'screen', true, 'EventScheduled', 'CONFIRMED', 'Online')

/** Keyed by the spec's own spelling; `canceled` and `cancelled-event` are no typing errors. */
export const editionStatusTable = {
  'all-hybrid': row('hybrid', 'note', 'swap', true, 'EventScheduled', 'CONFIRMED', 'Mixed'),
  'all-virtual': virtual,
  'cancelled-event': cancelled,
  'cancelled-terminated': row('cancelled_past', 'bad', 'ban', false, 'EventCancelled', 'CANCELLED'),
  'new-date-announced': rescheduled,
  'postponed-terminated': row(
    'postponed_past',
    'warn',
    'clock',
    false,
    'EventPostponed',
    'TENTATIVE',
  ),
  'rescheduled-terminated': row(
    'rescheduled_past',
    'note',
    'calendar',
    false,
    'EventRescheduled',
    'CONFIRMED',
  ),
  'turned-virtual': row(
    'turned_virtual',
    'warn',
    'screen',
    true,
    'EventMovedOnline',
    'CONFIRMED',
    'Online',
  ),
  'virtual-race': virtual,
  'virtual-terminated': row(
    'virtual_past',
    'note',
    'screen',
    false,
    'EventScheduled',
    'CONFIRMED',
    'Online',
  ),
  archived: row('archived', 'neutral', 'archive', false, 'EventScheduled', null),
  canceled: cancelled,
  cancelled,
  postponed: row('postponed', 'warn', 'clock', false, 'EventPostponed', 'TENTATIVE'),
  rescheduled,
  terminated: row('terminated', 'neutral', 'archive', false, null, 'CANCELLED'),
} as const satisfies Record<string, StatusRow>

export type EditionStatus = keyof typeof editionStatusTable

export const editionStatuses = Object.keys(editionStatusTable).filter(
  (key): key is EditionStatus => key in editionStatusTable,
)

/** True if an edition with this status takes place on its date, so that lists of upcoming races include it. */
export function takesPlace(status: EditionStatus | null): boolean {
  if (status === null) return true
  return editionStatusTable[status].bookable
}

/** Statuses of editions that do not take place on their date. */
export const statusesNotHeld = editionStatuses.filter((status) => !takesPlace(status))

export function isEditionStatus(word: string): word is EditionStatus {
  return Object.hasOwn(editionStatusTable, word)
}

/**
 * STATUS of an edition in feeds. Null if feeds omit it: an archived edition, and the last edition of an ended event
 * from 30 days after its date. An unconfirmed date makes a confirmed status tentative.
 * @param endDate ISO date of its last day; `today` likewise
 */
export function icsStatus(
  {
    status,
    confirmed,
    endDate,
  }: { status: EditionStatus | null; confirmed: boolean; endDate: string },
  today: string,
): IcsStatus | null {
  const stated = status === null ? 'CONFIRMED' : editionStatusTable[status].ics
  if (status === 'terminated' && daysBetween(endDate, today) > endedEventsInFeedsDays) return null
  return stated === 'CONFIRMED' && !confirmed ? 'TENTATIVE' : stated
}

export function isCancelled(status: EditionStatus | null): boolean {
  return status !== null && editionStatusTable[status].schemaStatus === 'EventCancelled'
}
