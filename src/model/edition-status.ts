/** The 16 edition statuses of spec §4, in one table for notice, search, markup and feeds (product.md settles each). */

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
}

const row = (
  meaning: StatusMeaning,
  tone: NoticeTone,
  icon: NoticeIcon,
  bookable: boolean,
  schemaStatus: StatusRow['schemaStatus'],
  attendance: StatusRow['attendance'] = 'Offline',
): StatusRow => ({ meaning, tone, icon, bookable, schemaStatus, attendance })

const cancelled = row('cancelled', 'bad', 'ban', false, 'EventCancelled')
const rescheduled = row('rescheduled', 'note', 'calendar', true, 'EventRescheduled')
const virtual = row('virtual', 'note', 'screen', true, 'EventScheduled', 'Online')

/** Keyed by the spec's own spelling; `canceled` and `cancelled-event` are the spec's, not typing errors. */
export const editionStatusTable = {
  'all-hybrid': row('hybrid', 'note', 'swap', true, 'EventScheduled', 'Mixed'),
  'all-virtual': virtual,
  'cancelled-event': cancelled,
  'cancelled-terminated': row('cancelled_past', 'bad', 'ban', false, 'EventCancelled'),
  'new-date-announced': rescheduled,
  'postponed-terminated': row('postponed_past', 'warn', 'clock', false, 'EventPostponed'),
  'rescheduled-terminated': row('rescheduled_past', 'note', 'calendar', false, 'EventRescheduled'),
  'turned-virtual': row('turned_virtual', 'warn', 'screen', true, 'EventMovedOnline', 'Online'),
  'virtual-race': virtual,
  'virtual-terminated': row('virtual_past', 'note', 'screen', false, 'EventScheduled', 'Online'),
  archived: row('archived', 'neutral', 'archive', false, 'EventScheduled'),
  canceled: cancelled,
  cancelled,
  postponed: row('postponed', 'warn', 'clock', false, 'EventPostponed'),
  rescheduled,
  terminated: row('terminated', 'neutral', 'archive', false, null),
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

export function isCancelled(status: EditionStatus | null): boolean {
  return status !== null && editionStatusTable[status].schemaStatus === 'EventCancelled'
}
