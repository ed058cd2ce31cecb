import { useEffect, useState } from 'react'
import { api, bodyOf } from '../../../api/index.ts'
import type { Box } from '../../../model/calendar.ts'
import type { MapView } from '../../../model/map-view.ts'
import { readerQuery } from '../../../request/preferences.ts'
import { boxText } from './boxes.ts'

/** Query of the calendar without the box: the criteria of the path and the query's keys. */
export type MapQuery = Readonly<Record<string, string>>

/** @throws errors of the API client, and an AbortError */
export async function fetchMarks(
  mapQuery: MapQuery,
  box: Box,
  zoom: number,
  signal: AbortSignal,
): Promise<MapView> {
  const query = {
    ...readerQuery(),
    ...mapQuery,
    box: boxText(box),
    zoom: zoom.toFixed(2),
  }
  return await bodyOf(await api.calendar.map.$get({ query }, { init: { signal } }))
}

export interface Marks {
  /** The last result; it stays visible while the next one loads. */
  view: MapView | null
  hasFailed: boolean
  retry(): void
}

/** Fetches the marks of the visible box whenever the box or the query changes. */
export function useMarks(query: MapQuery, seen: { box: Box; zoom: number } | null): Marks {
  const [view, setView] = useState<MapView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (seen === null) return
    const controller = new AbortController()
    const load = async () => {
      const found = await fetchMarks(query, seen.box, seen.zoom, controller.signal)
      setView(found)
      setFailed(false)
    }
    load().catch(() => {
      if (!controller.signal.aborted) setFailed(true)
    })
    return () => controller.abort()
  }, [query, seen, attempt])
  return { view, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
