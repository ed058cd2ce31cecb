import { longDate, number, year } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { roleMessages } from '../../../src/i18n/role-messages.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import type { Completeness } from '../../../src/model/event-facts/completeness.ts'
import { savedFileFormats } from '../../../src/model/event/feeds.ts'
import {
  draftsAtOnceLimit,
  eventsPerPage,
  eventStates,
  type EventState,
} from '../../../src/model/members/organiser-events.ts'
import type { OrganiserEventsView } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { WaitingCorrection } from '../../domain/community/corrections/corrections-for.ts'
import type { EventList } from '../../domain/organisers/dashboard/list-events.ts'
import type { DashboardItem } from '../../domain/organisers/dashboard/list-items.ts'
import { itemsInState } from '../../domain/organisers/dashboard/select-items.ts'
import { organiserFigures } from './organiser-figures.ts'
import { organiserWords, stateNames } from './organiser-words.ts'
import { presentWaiting } from '../community/waiting-corrections.ts'
import { organiserRow } from './organiser-row.ts'
import { organiserTasks } from './organiser-tasks.ts'

/** One page of the dashboard, before it is written in a language. */
export interface DashboardPage {
  list: EventList
  /** All items, those that match the filters but the state, and those of this page. */
  items: readonly DashboardItem[]
  matching: readonly DashboardItem[]
  shown: readonly DashboardItem[]
  /** Completeness of the shown items, by key. */
  filled: ReadonlyMap<string, Completeness>
  state: EventState
  page: number
  /** Corrections that wait for the organiser. */
  corrections: readonly WaitingCorrection[]
}

function emptyTexts(locale: Locale): OrganiserEventsView['empty'] {
  const to = { locale }
  return {
    title: m.organiser_empty({}, to),
    text: m.organiser_empty_text({}, to),
    label: m.organiser_name({}, to),
    find: m.search_button({}, to),
    calendar: pathOf({ to: 'calendar', criteria: [] }, locale),
    create: m.organiser_empty_new({}, to),
    bring: m.organiser_empty_import({}, to),
  }
}

const seasonsOf = (items: readonly DashboardItem[], locale: Locale) =>
  [...new Set(items.flatMap(({ date }) => date?.slice(0, 4) ?? []))]
    .toSorted()
    .toReversed()
    .map((value) => ({ value, label: year(`${value}-01-01`, locale) }))

const sportsOf = (items: readonly DashboardItem[], locale: Locale) =>
  [...new Set(items.flatMap(({ event }) => event?.sport ?? []))].flatMap((code) => {
    const sport = sportOfCode(code)
    return sport === null ? [] : [{ value: String(code), label: sportName(sport, locale) }]
  })

/** True for the tabs with an event, whatever the filters, the tab of all, and the open one. */
const isTab = (tab: EventState, items: readonly DashboardItem[], open: EventState): boolean =>
  tab === 'all' || tab === open || itemsInState(items, tab).length > 0

/** Keys of items with changes that their editors can publish; of a long list as many as one publication takes. */
function draftKeys(listed: readonly DashboardItem[], shown: readonly DashboardItem[]): string[] {
  const isDraft = ({ draft }: DashboardItem) => draft === 'editing'
  const first = listed.filter(isDraft).slice(0, draftsAtOnceLimit)
  return [...new Set([...first, ...shown.filter(isDraft)].map(({ key }) => key))]
}

/** @param today ISO date */
export function presentOrganiserEvents(
  { list, items, matching, shown, filled, state, page, corrections }: DashboardPage,
  locale: Locale,
  today: string,
): OrganiserEventsView {
  const to = { locale }
  const pages = Math.ceil(itemsInState(matching, state).length / eventsPerPage)
  const byEvent = Map.groupBy(corrections, ({ permalink }) => permalink)
  const place = { page: number(page, locale), pages: number(pages, locale) }
  return {
    create: {
      path: pathOf({ to: 'organiser-events', page: 'new' }, locale),
      label: m.organiser_new({}, to),
    },
    bring: {
      path: pathOf({ to: 'organiser-events', page: 'import' }, locale),
      label: m.organiser_import({}, to),
    },
    empty: items.length === 0 ? emptyTexts(locale) : null,
    organisations: list.organisations.map(({ permalink, name, role }) => ({
      value: permalink,
      label: name,
      role: roleMessages[role]({}, to),
    })),
    figures: organiserFigures(list, locale),
    counted:
      list.countedFrom === null
        ? null
        : m.organiser_counted({ date: longDate(list.countedFrom, locale) }, to),
    tasks: organiserTasks(items, { locale, today, corrections: corrections.length }),
    tabs: eventStates
      .filter((each) => isTab(each, items, state))
      .map((each) => ({
        state: each,
        name: stateNames[each]({}, to),
        n: number(itemsInState(matching, each).length, locale),
      })),
    sports: sportsOf(items, locale),
    seasons: seasonsOf(items, locale),
    sorts: [
      { value: 'start', label: m.organiser_next_start({}, to) },
      { value: 'saved', label: m.organiser_saved({}, to) },
    ],
    rows: shown.map((item) => ({
      ...organiserRow(item, filled.get(item.key) ?? null, locale, today),
      corrections: presentWaiting(byEvent.get(item.key) ?? [], locale),
    })),
    drafts: draftKeys(itemsInState(matching, state), shown),
    position: pages > 1 ? m.page_position(place, to) : null,
    hasMore: page < pages,
    files: savedFileFormats.map((format) => ({
      label: format.toUpperCase(),
      href: `/api/organiser/events/file?${new URLSearchParams({ format, locale })}`,
    })),
    words: organiserWords(locale),
  }
}
