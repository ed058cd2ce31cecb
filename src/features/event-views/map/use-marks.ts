import { useEffect, useState } from 'react'
import { boxText } from '../../../model/calendar/boxes.ts'
import type { Box } from '../../../model/calendar/calendar.ts'
import type { MapView } from '../../../model/calendar/map-view.ts'

/** Fetches the marks of an area, given as query keys of the API. @throws errors of the API client, and an AbortError */
export type FetchMarks = (
  area: { box: string; zoom: string },
  signal: AbortSignal,
) => Promise<MapView>

/** The area of a box at a zoom as query keys. */
export const areaKeys = (box: Box, zoom: number) => ({ box: boxText(box), zoom: zoom.toFixed(2) })

export interface Marks {
  /** The last result; it stays visible while the next one loads. */
  view: MapView | null
  hasFailed: boolean
  retry(): void
}

/** Fetches the marks of the visible box whenever the box or the function changes. */
export function useMarks(fetchMarks: FetchMarks, seen: { box: Box; zoom: number } | null): Marks {
  const [view, setView] = useState<MapView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (seen === null) return
    const controller = new AbortController()
    const load = async () => {
      const found = await fetchMarks(areaKeys(seen.box, seen.zoom), controller.signal)
      setView(found)
      setFailed(false)
    }
    load().catch(() => {
      if (!controller.signal.aborted) setFailed(true)
    })
    return () => controller.abort()
  }, [fetchMarks, seen, attempt])
  return { view, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
