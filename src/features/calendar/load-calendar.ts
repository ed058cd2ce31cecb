import { isNotFound, isRedirect, notFound } from '@tanstack/react-router'
import { api, bodyOf, redirectTo } from '../../api/index.ts'
import { getHere, getOpening } from '../../request/rendering.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { calendarPageKeys } from '../../model/calendar/page-keys.ts'
import { missingIn, type MissingData } from '../../api/missing.ts'
import type { Alternates } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { fetchMap } from '../event-views/map/fetch-map.ts'
import { loadMonthCode } from '../event-views/month-code.ts'

export interface LoadedCalendar {
  calendar: CalendarView
  /** True if loading failed, so that `calendar` is the one shown before. */
  failed: boolean
  /** The calendar's paths in each language, at the place where the frame reads them. */
  alternates: Alternates
}

const loaded = (calendar: CalendarView, failed: boolean): LoadedCalendar => ({
  calendar,
  failed,
  alternates: calendar.alternates,
})

let shown: CalendarView | null = null

/** Remembers the calendar that a browser shows; it stays on the screen if the next one cannot be loaded. */
export function rememberShown(calendar: CalendarView): void {
  shown = calendar
}

/** Query keys of a URL that the calendar reads. URLs that differ in other keys only are the same page. */
export function calendarSearch(search: Record<string, unknown>): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const key of calendarPageKeys) {
    const value = search[key]
    if (typeof value === 'string') keys[key] = value
  }
  return keys
}

/** The API's query for a URL: the words of its path, and the keys that the calendar reads. */
export function calendarRequestKeys(
  criteria: string,
  search: Record<string, unknown>,
): Record<string, string> {
  const keys = { ...calendarSearch(search), criteria }
  const place = search['near'] === 'me' ? getHere() : null
  return place === null ? keys : { ...keys, here: `${place.lat},${place.lon}` }
}

async function fetchCalendar(
  criteria: string,
  search: Record<string, unknown>,
): Promise<CalendarView> {
  const response = await api.calendar
    .$get({
      query: {
        ...readerQuery(),
        ...calendarRequestKeys(criteria, search),
        // A map that is on the screen needs no picture.
        opens: search['view'] === 'map' && shown?.view !== 'map' ? getOpening() : undefined,
      },
    })
    .then(bodyOf)
    .catch(async (error: unknown) => {
      throw (await withNearest(error, criteria)) ?? error
    })
  if (response.redirect !== null) redirectTo(response.redirect)
  // The page has the picture as markup, so that its data need not contain it a second time.
  if (import.meta.env.SSR) Object.defineProperty(response.view, 'picture', { enumerable: false })
  return response.view
}

/** A notFound error with the nearest calendars; null unless a word of the path is unknown. */
async function withNearest(error: unknown, criteria: string) {
  const data = missingIn(error)
  if (data?.code !== 'criteria-not-found') return null
  const { locale } = readerQuery()
  const query = { locale, criteria, word: data.field ?? '' }
  const response = await api.criteria.nearest.$get({ query })
  const nearest = response.ok ? (await response.json()).nearest : []
  return notFound({ data: { ...data, nearest } satisfies MissingData })
}

/** Loads the calendar of a URL. Unknown keys are ignored; another spelling redirects to the canonical URL. */
export async function loadCalendar(
  criteria: string,
  search: Record<string, unknown>,
  isPreload: boolean,
): Promise<LoadedCalendar> {
  // The map's code loads in parallel with the list, already on preload. The map reports a failure itself.
  if (search['view'] === 'map') fetchMap().catch(() => null)
  const code = search['view'] === 'month' ? loadMonthCode() : null
  try {
    const [calendar] = await Promise.all([fetchCalendar(criteria, search), code])
    return loaded(calendar, false)
  } catch (error) {
    if (isPreload || shown === null || isRedirect(error) || isNotFound(error)) throw error
    return loaded(shown, true)
  }
}
