import './map.css'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { exactPlace, findExactPlace } from '../../../browser/exact-place.ts'
import { eventsText } from '../../../i18n/counts.ts'
import type { Box } from '../../../model/calendar.ts'
import type { ClusterMark, MapMark, PinMark } from '../../../model/map-view.ts'
import { m } from '../../../paraglide/messages.js'
import { boxAt, boxText } from './boxes.ts'
import { cameraFor, zooms } from './camera.ts'
import { LabelLayer } from './label-layer.tsx'
import { rowKey, useMarkedRow, usePointedRow } from './list-rows.ts'
import { MapCard } from './map-card.tsx'
import { MapControls } from './map-controls.tsx'
import { MapNotice } from './map-notice.tsx'
import { MarkLayer } from './mark-layer.tsx'
import { useDrawnWorld } from './use-drawn-world.ts'
import { useMarks, type Asked } from './use-marks.ts'
import { useStage } from './use-stage.ts'

const noMarks: MapMark[] = []
/** Kilometres to each side of races that lie on one point, and the zoom at which one looks at a position. */
const besidePoint = 0.5
const positionZoom = 9

/** Whether a map searches as it is moved; remembered as long as the page is open. */
let searchesAsMoved = true

/** Closes what is open on the map when Escape is pressed on it. */
function useEscape(area: RefObject<HTMLElement | null>, close: (() => void) | null): void {
  useEffect(() => {
    const { current: element } = area
    if (element === null || close === null) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [area, close])
}

interface MapViewProps {
  asked: Asked
  /** The box of the address, if it has one. */
  address: string | null
  /** Changes whenever the list does. */
  list: unknown
  onBox(box: Box): void
}

export function MapView({ asked, address, list, onBox }: MapViewProps) {
  const area = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(searchesAsMoved)
  const [choice, setChoice] = useState<{ pin: PinMark; asked: Asked } | null>(null)
  // With other filters another pin may be meant, or none.
  const chosen = choice !== null && choice.asked === asked ? choice.pin : null
  const [isLost, setLost] = useState(false)
  const search = (box: Box) => {
    willWrite(box)
    onBox(box)
  }
  const onMoved = (box: Box) => {
    if (follows) search(box)
  }
  const { stage, seen, willWrite } = useStage({ area, asked, address, onMoved })
  const found = useMarks(asked, seen)
  const style = found.view?.style
  const camera = seen?.camera ?? null
  const drawn = useDrawnWorld({ container, overlay, stage, camera, style })
  const pointed = usePointedRow()
  const marks = found.view?.marks ?? noMarks
  const key = chosen === null ? null : rowKey(chosen.card)
  useMarkedRow(key, list)

  const onPin = useCallback((pin: PinMark) => setChoice({ pin, asked }), [asked])
  const onCluster = useCallback(
    ({ box, lon, lat }: ClusterMark) => {
      const before = stage.camera?.zoom ?? 0
      const to = cameraFor(box, stage.size, { margin: 72, closest: zooms.most })
      const isPoint = box.west === box.east && box.south === box.north
      // What lies on one point never comes apart: the list names it.
      if (isPoint || to.zoom < before + 0.2) onBox(boxAt({ lon, lat }, besidePoint))
      else stage.look(to, { byUser: true })
    },
    [stage, onBox],
  )
  const zoomBy = (levels: number) => {
    const { camera: now } = stage
    if (now === null) return
    const zoom = Math.min(Math.max(Math.round(now.zoom) + levels, zooms.least), zooms.most)
    stage.look({ ...now, zoom }, { byUser: true })
  }
  const goToPosition = async () => {
    const isKnown = await findExactPlace()
    const place = exactPlace()
    setLost(!isKnown)
    if (place !== null) stage.look({ ...place, zoom: positionZoom }, { byUser: true })
  }
  const close = () => {
    setChoice(null)
    overlay.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
  useEscape(area, chosen === null ? null : close)
  const isElsewhere = seen !== null && seen.byUser && boxText(seen.box) !== address
  return (
    <div className="map-in" ref={area} data-world={drawn.world}>
      <div className="map-world" ref={container} />
      <div className="map-over" ref={overlay}>
        {seen === null || style !== null ? null : (
          <LabelLayer stage={stage} camera={seen.camera} marks={marks} />
        )}
        <MarkLayer
          stage={stage}
          marks={marks}
          chosen={key}
          pointed={pointed}
          onPin={onPin}
          onCluster={onCluster}
        />
      </div>
      <div className="map-t">
        <label className="ck">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => {
              searchesAsMoved = target.checked
              setFollows(target.checked)
              if (target.checked && seen !== null && isElsewhere) search(seen.box)
            }}
          />
          <span className="s">{m.map_as_i_move()}</span>
        </label>
        {follows || !isElsewhere ? null : (
          <button type="button" className="btn btn-s" onClick={() => search(seen.box)}>
            {m.map_search_here()}
          </button>
        )}
      </div>
      <MapControls onZoom={zoomBy} onPosition={() => void goToPosition()} />
      <MapNotice found={found} world={drawn.world} isLost={isLost} onWorldAgain={drawn.again} />
      {chosen === null ? null : <MapCard card={chosen.card} onClose={close} />}
      <p className="vh" role="status">
        {found.view === null ? '' : m.map_here({ events: eventsText(found.view.events) })}
      </p>
    </div>
  )
}
