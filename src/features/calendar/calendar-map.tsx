import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { api, bodyOf } from '../../api/index.ts'
import { readerQuery } from '../../request/preferences.ts'
import { MapPanel } from '../event-views/map/map-panel.tsx'
import { useBoxInUrl } from '../event-views/map/use-box-in-url.ts'
import type { FetchMarks } from '../event-views/map/use-marks.ts'
import { calendarRequestKeys } from './load-calendar.ts'

/** Query keys of the calendar that do not affect the map. */
const listKeys = new Set(['box', 'view', 'page', 'sort'])

interface CalendarMapProps {
  /** The list beside the map. */
  calendar: CalendarView
}

/** The calendar's map. The URL has its box, which the list follows. */
export function CalendarMap({ calendar }: CalendarMapProps) {
  const { _splat: criteria = '' } = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const keys = calendarRequestKeys(criteria, search)
  const text = JSON.stringify(Object.entries(keys).filter(([key]) => !listKeys.has(key)))
  // For equal queries it must be the same function, because the map fetches again when it changes.
  const fetchMarks = useMemo((): FetchMarks => {
    const query: Record<string, string> = Object.fromEntries(JSON.parse(text))
    return async (area, signal) => {
      const request = { query: { ...readerQuery(), ...query, ...area } }
      return await bodyOf(await api.calendar.map.$get(request, { init: { signal } }))
    }
  }, [text])
  const onBox = useBoxInUrl()
  return (
    <MapPanel
      fetchMarks={fetchMarks}
      address={keys['box'] ?? null}
      list={calendar}
      picture={{ view: calendar.picture, path: calendar.viewPaths.map }}
      opens="nearby"
      listFollows
      onBox={onBox}
    />
  )
}
