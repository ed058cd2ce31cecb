import { useEffect, useState } from 'react'
import { api, bodyOf } from '../../../api/index.ts'
import type { Box } from '../../../model/calendar.ts'
import type { MapView } from '../../../model/map-view.ts'
import { readerQuery } from '../../../api/reader-query.ts'
import { boxText } from './boxes.ts'

/** The calendar's question without its place: the path's words and the query's keys. */
export type Asked = Readonly<Record<string, string>>

/** @throws what the API's client throws, and an AbortError */
export async function fetchMarks(
  asked: Asked,
  box: Box,
  zoom: number,
  signal: AbortSignal,
): Promise<MapView> {
  const query = {
    ...readerQuery(),
    ...asked,
    box: boxText(box),
    zoom: zoom.toFixed(2),
  }
  return await bodyOf(await api.calendar.map.$get({ query }, { init: { signal } }))
}

export interface Marks {
  /** What was found last; it stays in sight while the next is asked for. */
  view: MapView | null
  hasFailed: boolean
  again(): void
}

/** What is to be seen in a box, asked anew with each box and question. */
export function useMarks(asked: Asked, seen: { box: Box; zoom: number } | null): Marks {
  const [view, setView] = useState<MapView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (seen === null) return
    const stop = new AbortController()
    const ask = async () => {
      const found = await fetchMarks(asked, seen.box, seen.zoom, stop.signal)
      setView(found)
      setFailed(false)
    }
    ask().catch(() => {
      if (!stop.signal.aborted) setFailed(true)
    })
    return () => stop.abort()
  }, [asked, seen, attempt])
  return { view, hasFailed, again: () => setAttempt((count) => count + 1) }
}
