import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Bars } from '../../../ui/drawings/bars.tsx'
import { ServedPicture, type PictureState } from './served-picture.tsx'
import { fetchMap, type MapCode } from './fetch-map.ts'
import type { MapPictureView } from '../../../model/calendar/map-view.ts'
import type { InteractiveMapProps } from './interactive-map.tsx'

interface MapPanelProps extends Omit<InteractiveMapProps, 'onPicture'> {
  /** The first view as a picture, and the path of the page; the server alone has it. */
  picture?: { view: MapPictureView | null | undefined; path: string }
}

/** A map of editions, or a notice while it loads or if it cannot be loaded. The list does not depend on it. */
export function MapPanel({ picture, ...map }: MapPanelProps) {
  const [pictureState, setPictureState] = useState<PictureState>('whole')
  const [code, setCode] = useState<MapCode | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCancelled = false
    const show = async () => {
      const loaded = await fetchMap()
      if (!isCancelled) setCode(loaded)
    }
    show().catch(() => setFailed(true))
    return () => {
      isCancelled = true
    }
  }, [])
  return (
    <aside className="mapp" aria-label={m.map_label()} data-hydrate="now">
      <div className="map">
        <ServedPicture
          picture={picture?.view}
          path={picture?.path ?? ''}
          state={pictureState}
          Picture={code?.MapPicture ?? null}
        />
        {code === null ? (
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
          <code.InteractiveMap {...map} onPicture={setPictureState} />
        )}
      </div>
    </aside>
  )
}
