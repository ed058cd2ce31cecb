import { isNotFound, isRedirect, notFound } from '@tanstack/react-router'
import { api, bodyOf, redirectTo } from '../../api/index.ts'
import { getHere } from '../../request/rendering.ts'
import type { CalendarView } from '../../model/calendar-view.ts'
import { calendarPageKeys } from '../../model/page-keys.ts'
import { isMissingData, type MissingData } from '../../model/missing.ts'
import type { Alternates } from '../../model/views.ts'
import { readerQuery } from '../../api/reader-query.ts'
import { fetchView } from './map/fetch-view.ts'

export interface LoadedCalendar {
  calendar: CalendarView
  /** It is the one shown before, because the one asked for did not come. */
  failed: boolean
  /** Those of the calendar, where the frame looks for them. */
  alternates: Alternates
}

const loaded = (calendar: CalendarView, failed: boolean): LoadedCalendar => ({
  calendar,
  failed,
  alternates: calendar.alternates,
})

let shown: CalendarView | null = null

/** Keeps the calendar on the screen, in the browser alone: it stays there where the next one cannot be loaded. */
export function rememberShown(calendar: CalendarView): void {
  shown = calendar
}

/** The keys of an address that the calendar reads. An address that differs in others alone is the same page. */
export function calendarSearch(search: Record<string, unknown>): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const key of calendarPageKeys) {
    const value = search[key]
    if (typeof value === 'string') keys[key] = value
  }
  return keys
}

/** The API's query for an address: the words of its path, and the keys that the calendar reads. */
export function askedKeys(
  criteria: string,
  search: Record<string, unknown>,
): Record<string, string> {
  const keys = { ...calendarSearch(search), criteria }
  const place = search['near'] === 'me' ? getHere() : null
  return place === null ? keys : { ...keys, here: `${place.lat},${place.lon}` }
}

async function ask(criteria: string, search: Record<string, unknown>): Promise<CalendarView> {
  const answer = await api.calendar
    .$get({ query: { ...readerQuery(), ...askedKeys(criteria, search) } })
    .then(bodyOf)
    .catch(async (error: unknown) => {
      throw (await withNearest(error, criteria)) ?? error
    })
  if (answer.redirect !== null) redirectTo(answer.redirect)
  return answer.view
}

/** What is missing with the calendars that may have been meant; null where no word of the path is at fault. */
async function withNearest(error: unknown, criteria: string) {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null
  if (!isMissingData(data) || data.code !== 'criteria-not-found') return null
  const { locale } = readerQuery()
  const query = { locale, criteria, word: data.field ?? '' }
  const answer = await api.criteria.nearest.$get({ query })
  const nearest = answer.ok ? (await answer.json()).nearest : []
  return notFound({ data: { ...data, nearest } satisfies MissingData })
}

/** The calendar of an address. Keys that it does not know are left out; another spelling moves to the right one. */
export async function loadCalendar(
  criteria: string,
  search: Record<string, unknown>,
  isPreload: boolean,
): Promise<LoadedCalendar> {
  // The map's code comes beside the list, at the first sign that somebody wants it. What fails is said by the map.
  if (search['view'] === 'map') fetchView().catch(() => null)
  try {
    return loaded(await ask(criteria, search), false)
  } catch (error) {
    if (isPreload || shown === null || isRedirect(error) || isNotFound(error)) throw error
    return loaded(shown, true)
  }
}
