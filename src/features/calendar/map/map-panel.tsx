import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Box } from '../../../model/calendar.ts'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/bars.tsx'
import { askedKeys } from '../load-calendar.ts'
import { fetchView } from './fetch-view.ts'
import type { MapView as View } from './map-view.tsx'
import type { Asked } from './use-marks.ts'

/** Keys that do not change what the map is asked. */
const ofList = new Set(['box', 'view', 'page', 'sort'])

/** The calendar's map. Until it is there, and where it cannot be had, its place says so; the list has everything. */
export function MapPanel({ list }: { /** Changes whenever the list does. */ list: unknown }) {
  const [Map, setMap] = useState<typeof View | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    const show = async () => {
      const view = await fetchView()
      if (!isOver) setMap(() => view)
    }
    show().catch(() => setFailed(true))
    return () => {
      isOver = true
    }
  }, [])
  const { _splat: criteria = '' } = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const keys = askedKeys(criteria, search)
  const address = keys['box'] ?? null
  const text = JSON.stringify(Object.entries(keys).filter(([key]) => !ofList.has(key)))
  // The same question is the same object, which the map asks again only when it changes.
  const asked = useMemo((): Asked => Object.fromEntries(JSON.parse(text)), [text])
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
              // A browser does not fetch code again that it has failed to fetch; the address says all there is.
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
          <Map asked={asked} address={address} list={list} onBox={onBox} />
        )}
      </div>
    </aside>
  )
}
