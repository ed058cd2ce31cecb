import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Box } from '../../../model/calendar.ts'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/bars.tsx'
import { askedKeys } from '../load-calendar.ts'
import { fetchView } from './fetch-view.ts'
import type { MapView as View } from './map-view.tsx'

/** The calendar's map. Until it is there, and where it cannot be had, its place says so; the list has everything. */
export function MapPanel({ list }: { /** Changes whenever the list does. */ list: unknown }) {
  const [Map, setMap] = useState<typeof View | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    fetchView().then(
      (view) => {
        if (!isOver) setMap(() => view)
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  const { _splat: criteria = '' } = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const {
    box: address,
    view: _view,
    page: _page,
    sort: _sort,
    ...keys
  } = askedKeys(criteria, search)
  const text = JSON.stringify(keys)
  // The same question is the same object, which the map asks again only when it changes.
  const asked = useMemo((): Record<string, string> => JSON.parse(text), [text])
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
          <Map asked={asked} address={address ?? null} list={list} onBox={onBox} />
        )}
      </div>
    </aside>
  )
}
