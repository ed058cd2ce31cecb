import { memo, useEffect, useRef } from 'react'
import type { ClusterMark, MapMark, PinMark } from '../../../model/calendar/map-view.ts'
import { m } from '../../../paraglide/messages.js'
import { ClusterRing } from './cluster-ring.tsx'
import { rowKey } from './list-rows.ts'
import { markLabel } from './mark-labels.ts'
import { keepInPlace, type Stage } from './stage.ts'

const markKey = (mark: MapMark): string =>
  mark.kind === 'pin'
    ? rowKey(mark.card)
    : `${mark.lon.toFixed(4)} ${mark.lat.toFixed(4)} ${mark.events.count}`

interface MarkLayerProps {
  stage: Stage
  marks: readonly MapMark[]
  /** Key of the selected pin. */
  chosen: string | null
  /** Key of the list row under the pointer or with the focus. */
  pointed: string | null
  onPin(pin: PinMark): void
  onCluster(cluster: ClusterMark): void
}

/** Editions as squares, and clusters as rings with a number where squares would overlap. Every mark is a button. */
export const MarkLayer = memo(function MarkLayer({
  stage,
  marks,
  chosen,
  pointed,
  onPin,
  onCluster,
}: MarkLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (layer.current !== null) return keepInPlace(layer.current, marks, stage)
  }, [marks, stage])
  return (
    <div className="map-marks" role="group" aria-label={m.map_label()} ref={layer}>
      {marks.map((mark) => {
        const key = markKey(mark)
        const isOn = key === chosen || key === pointed ? ' is-on' : ''
        return (
          <span className="mark" key={key}>
            {mark.kind === 'pin' ? (
              <button
                type="button"
                className={`pin g-${mark.card.hue}${mark.card.linkDate === null ? '' : ' is-past'}${isOn}`}
                aria-label={markLabel(mark)}
                aria-pressed={key === chosen}
                onClick={() => onPin(mark)}
              >
                <span>{mark.card.bib.day}</span>
              </button>
            ) : (
              <button
                type="button"
                className="pin clu"
                aria-label={markLabel(mark)}
                onClick={() => onCluster(mark)}
              >
                <ClusterRing mark={mark} />
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
})
