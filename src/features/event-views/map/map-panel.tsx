import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/bars.tsx'
import { fetchMap } from './fetch-map.ts'
import type { InteractiveMap, InteractiveMapProps } from './interactive-map.tsx'

/** A map of editions, or a notice while it loads or if it cannot be loaded. The list does not depend on it. */
export function MapPanel(map: InteractiveMapProps) {
  const [Map, setMap] = useState<typeof InteractiveMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCancelled = false
    const show = async () => {
      const loaded = await fetchMap()
      if (!isCancelled) setMap(() => loaded)
    }
    show().catch(() => setFailed(true))
    return () => {
      isCancelled = true
    }
  }, [])
  return (
    <aside className="mapp" aria-label={m.map_label()} data-hydrate="now">
      <div className="map">
        {Map === null ? (
          <div className="map-wait g-run" role="status">
            {hasFailed ? null : <Bars seed="map" legs={[{ hue: 'run' }]} width={320} height={72} />}
            <p className="s">{hasFailed ? m.map_failed() : m.map_loading()}</p>
            <noscript>
              <p className="s">{m.map_failed()}</p>
            </noscript>
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
          <Map {...map} />
        )}
      </div>
    </aside>
  )
}
