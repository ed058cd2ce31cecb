import { isNotFound, isRedirect, notFound } from '@tanstack/react-router'
import { api, bodyOf, moveTo } from '../../api/index.ts'
import { getHere } from '../../request/rendering.ts'
import type { CalendarView } from '../../model/calendar-view.ts'
import { isMissingData, type MissingData } from '../../model/missing.ts'
import type { Alternates } from '../../model/views.ts'
import { readerQuery } from '../../api/reader-query.ts'
import { fetchView } from './map/fetch-view.ts'

/** Keys by which this page words its question; an address has no say in them. */
const ours = new Set(['locale', 'currency', 'unitSet', 'here'])

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

/** What the API is asked for an address: its path's words and its keys, of which the API passes over what it does not know. */
export function askedKeys(
  criteria: string,
  search: Record<string, unknown>,
): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const [key, value] of Object.entries(search))
    if (typeof value === 'string' && !ours.has(key)) keys[key] = value
  keys['criteria'] = criteria
  const place = keys['near'] === 'me' ? getHere() : null
  if (place !== null) keys['here'] = `${place.lat},${place.lon}`
  return keys
}

async function ask(criteria: string, search: Record<string, unknown>): Promise<CalendarView> {
  const answer = await api.calendar
    .$get({ query: { ...readerQuery(), ...askedKeys(criteria, search) } })
    .then(bodyOf)
    .catch(async (error: unknown) => {
      throw (await withNearest(error, criteria)) ?? error
    })
  if (answer.redirect !== null) moveTo(answer.redirect)
  if (answer.view === null) throw new Error('The calendar answered neither a view nor an address.')
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
