import type { EventSort, EventState } from '../../../../src/model/members/organiser-events.ts'
import type { DashboardItem } from './list-items.ts'

export interface DashboardQuery {
  organiser: string | null
  state: EventState
  /** Part of a name. */
  text: string
  /** Code of a sport, and year, of the shown edition. */
  sport: number | null
  season: string | null
  sort: EventSort
}

const inState = {
  all: (item) => !item.isArchived,
  live: (item) => item.event !== null && !item.isArchived && item.isAhead && item.isConfirmed,
  needs: (item) => needsOrganiser(item),
  drafts: (item) => item.draft !== null,
  archived: (item) => item.isArchived,
} satisfies Record<EventState, (item: DashboardItem) => boolean>

/** True for a published event whose next date is missing or not confirmed. */
export const needsOrganiser = (item: DashboardItem): boolean =>
  item.event !== null && !item.isArchived && !(item.isAhead && item.isConfirmed)

/** Letters without case and accents, so that "malaga" finds Málaga. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function hasText({ name, event }: DashboardItem, text: string): boolean {
  const names = event === null ? [name] : [name, event.originalName, ...Object.values(event.names)]
  return names.some((each) => folded(each).includes(folded(text)))
}

/** Items that match all filters but the state. */
export const matchingItems = (
  items: readonly DashboardItem[],
  { organiser, text, sport, season }: Omit<DashboardQuery, 'state' | 'sort'>,
): DashboardItem[] =>
  items.filter(
    (item) =>
      (organiser === null || item.organiser === organiser) &&
      (text === '' || hasText(item, text)) &&
      (sport === null || item.event?.sport === sport) &&
      (season === null || item.date?.slice(0, 4) === season),
  )

export const itemsInState = (items: readonly DashboardItem[], state: EventState): DashboardItem[] =>
  items.filter(inState[state])

/** Next starts first, then what has none ahead, the latest first; or the most saved first. */
export const sortedItems = (items: readonly DashboardItem[], sort: EventSort): DashboardItem[] =>
  items.toSorted((a, b) => {
    if (sort === 'saved') return (b.event?.saves ?? 0) - (a.event?.saves ?? 0) || byStart(a, b)
    return byStart(a, b)
  })

function byStart(a: DashboardItem, b: DashboardItem): number {
  if (a.isAhead !== b.isAhead) return a.isAhead ? -1 : 1
  const [first, second] = [a.date ?? '', b.date ?? '']
  const order = first < second ? -1 : first > second ? 1 : 0
  return (a.isAhead ? order : -order) || (a.key < b.key ? -1 : 1)
}
