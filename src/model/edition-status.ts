/** The 16 edition statuses of spec §4, in one table for notice, search, markup and feeds (product.md settles each). */

import { endedEventsInFeedsDays } from './limits.ts'
import { daysBetween } from './usual-date.ts'

export type NoticeTone = 'bad' | 'warn' | 'note' | 'neutral'
export type NoticeIcon = 'ban' | 'clock' | 'calendar' | 'screen' | 'swap' | 'archive'

/** What a status says: several spellings of the spec share one meaning, and so one sentence on the page. */
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

/** What a calendar feed says of an edition (RFC 5545, STATUS of a VEVENT). */
export type IcsStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

interface StatusRow {
  meaning: StatusMeaning
  tone: NoticeTone
  icon: NoticeIcon
  bookable: boolean
  /** schema.org EventStatusType, without its URL prefix; null where the edition gets no markup. */
  schemaStatus:
    | 'EventScheduled'
    | 'EventMovedOnline'
    | 'EventPostponed'
    | 'EventRescheduled'
    | 'EventCancelled'
    | null
  attendance: 'Offline' | 'Online' | 'Mixed'
  /** null where the edition is in no feed. */
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

/** Keyed by the spec's own spelling; `canceled` and `cancelled-event` are the spec's, not typing errors. */
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

/** Whether an edition with this status takes place on its date, and so belongs in lists of what one can run. */
export function takesPlace(status: EditionStatus | null): boolean {
  if (status === null) return true
  return editionStatusTable[status].bookable
}

/** Statuses under which nothing starts on the date. */
export const statusesNotHeld = editionStatuses.filter((status) => !takesPlace(status))

export function isEditionStatus(word: string): word is EditionStatus {
  return Object.hasOwn(editionStatusTable, word)
}

/**
 * What feeds say of an edition, or null where they leave it out: an archived one, and that of an event that is no
 * longer held once its date has been past for 30 days. A date that is only expected makes nothing certain.
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
