import { nextDays } from '../../../../src/model/event/next-days.ts'
import type { ListedDraft, ListedEvent, EventList } from './list-events.ts'

/** A line of the dashboard: an event, or the draft of a new one. */
export interface DashboardItem {
  key: string
  organiser: string
  name: string
  nameLanguage: string
  /** Null for the draft of a new event. */
  event: ListedEvent | null
  /** ISO date of the shown edition or of the draft. */
  date: string | null
  isArchived: boolean
  /** True if an edition with a date is ahead, of a new event its draft's. */
  isAhead: boolean
  isConfirmed: boolean
  /** State of a draft; null without one. */
  draft: 'editing' | 'waiting' | null
  /** The decision by which the draft went back to its editors; null for others. */
  returned: ListedDraft['returned']
}

const archived: readonly (string | null)[] = ['archived', 'terminated']

const draftState = (state: string | null): DashboardItem['draft'] =>
  state === null ? null : state === 'waiting' ? 'waiting' : 'editing'

function eventItem(event: ListedEvent, today: string): DashboardItem {
  const { permalink, organiser, name, nameLanguage, date, endDate } = event
  return {
    key: permalink,
    organiser,
    name,
    nameLanguage,
    event,
    date,
    isArchived: archived.includes(event.status),
    isAhead: endDate !== null && endDate >= today,
    isConfirmed: event.confirmed === 1,
    draft: draftState(event.draftState),
    returned: null,
  }
}

const draftItem = (
  { id, organiser, name, language, date, confirmed, state, returned }: ListedDraft,
  today: string,
): DashboardItem => ({
  key: id,
  organiser,
  name: name ?? '',
  nameLanguage: language ?? '',
  event: null,
  date,
  isArchived: false,
  isAhead: date !== null && date >= today,
  isConfirmed: confirmed === 1,
  draft: draftState(state),
  returned,
})

export const listItems = (
  { events, drafts }: Pick<EventList, 'events' | 'drafts'>,
  today: string,
): DashboardItem[] => [
  ...events.map((event) => eventItem(event, today)),
  ...drafts.map((draft) => draftItem(draft, today)),
]

/**
 * First day that is proposed for the edition after the last one; null if nothing is known of it.
 * @param lastDate ISO date of the first day of the last edition; `lastDay` is its last day
 */
export function nextFirstDay(
  { lastDate, lastDay, usualDate }: Pick<ListedEvent, 'lastDate' | 'lastDay' | 'usualDate'>,
  today: string,
): string | null {
  const last = lastDate === null ? null : { date: lastDate, endDate: lastDay ?? lastDate }
  return nextDays(last, usualDate, today)?.date ?? null
}
