import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Box } from '../../../model/calendar.ts'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/bars.tsx'
import { calendarRequestKeys } from '../load-calendar.ts'
import { fetchMap } from './fetch-map.ts'
import type { InteractiveMap } from './interactive-map.tsx'
import type { MapQuery } from './use-marks.ts'

/** Query keys of the calendar that do not affect the map. */
const listKeys = new Set(['box', 'view', 'page', 'sort'])

/** The calendar's map, or a notice while it loads or if it cannot be loaded. The list does not depend on it. */
export function MapPanel({ list }: { /** A value that changes with the list. */ list: unknown }) {
  const [Map, setMap] = useState<typeof InteractiveMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCancelled = false
    const show = async () => {
      const map = await fetchMap()
      if (!isCancelled) setMap(() => map)
    }
    show().catch(() => setFailed(true))
    return () => {
      isCancelled = true
    }
  }, [])
  const { _splat: criteria = '' } = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const keys = calendarRequestKeys(criteria, search)
  const address = keys['box'] ?? null
  const text = JSON.stringify(Object.entries(keys).filter(([key]) => !listKeys.has(key)))
  // Equal queries must be the same object, because the map fetches again when the object changes.
  const query = useMemo((): MapQuery => Object.fromEntries(JSON.parse(text)), [text])
  const navigate = useNavigate()
  const onBox = useCallback(
    ({ west, south, east, north }: Box) => {
      const box = [west, south, east, north].join(',')
      const withBox = (before: Record<string, unknown>) => ({ ...before, box, page: undefined })
      void navigate({ to: '.', search: withBox, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return (
    <aside className="mapp" aria-label={m.map_label()} data-hydrate="now">
      <div className="map">
        {Map === null ? (
          <div className="map-wait g-run" role="status">
            {hasFailed ? null : <Bars seed="map" legs={[{ hue: 'run' }]} width={320} height={72} />}
            <p className="s">{hasFailed ? m.map_failed() : m.map_loading()}</p>
            {hasFailed ? (
              // Browsers cache a failed import, so only reloading the page can retry; the URL holds all its state.
              <button
                type="button"
                className="btn btn-line btn-s"
                onClick={() => window.location.reload()}
              >
                {m.error_try_again()}
              </button>
            ) : null}
          </div>
        ) : (
          <Map query={query} address={address} list={list} onBox={onBox} />
        )}
      </div>
    </aside>
  )
}
