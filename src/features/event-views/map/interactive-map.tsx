import './map.css'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { exactPlace, findExactPlace } from '../../../browser/exact-place.ts'
import { eventsText } from '../../../i18n/counts.ts'
import { boxText } from '../../../model/calendar/boxes.ts'
import type { Box } from '../../../model/calendar/calendar.ts'
import type { ClusterMark, MapMark, PinMark } from '../../../model/calendar/map-view.ts'
import { m } from '../../../paraglide/messages.js'
import { HueKey } from '../../../ui/drawings/hue-key.tsx'
import { cameraFor, withinWorld, zooms } from './camera.ts'
import { closeBox, isOnePoint } from './close-box.ts'
import { LabelLayer } from './label-layer.tsx'
import { rowKey, useMarkedRow, usePointedRow } from './list-rows.ts'
import { MapCard } from './map-card.tsx'
import { MapControls } from './map-controls.tsx'
import { MapFollow } from './map-follow.tsx'
import { MapNotice } from './map-notice.tsx'
import { MapRail } from './map-rail.tsx'
import { MarkLayer } from './mark-layer.tsx'
import { useDrawnWorld } from './use-drawn-world.ts'
import type { PictureState } from './served-picture.tsx'
import { useMarks, type FetchMarks } from './use-marks.ts'
import { usePicture } from './use-picture.ts'
import { useStage, type MapOpening } from './use-stage.ts'

const noMarks: MapMark[] = []
/** Zoom that shows the visitor's position. */
const positionZoom = 9

/** True if moving the map searches; the setting lasts until the page is unloaded. */
let searchesAsMoved = true

/** Calls `close` when Escape is pressed within the map. */
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

export interface InteractiveMapProps {
  /** The map fetches again when the function changes. */
  fetchMarks: FetchMarks
  /** The box of the URL, if it has one. */
  address: string | null
  /** The first view: the reader's continent if it has results, or all of them. */
  opens: MapOpening
  /** A value that changes with the list. */
  list: unknown
  /** True offers to limit the list to the visible box as the map moves. */
  listFollows: boolean
  /** Limits the list to a box, as text of the URL: after a move, or for a cluster that no zoom separates. */
  onBox(box: string): void
  /** Takes away the served picture, or its marks. */
  onPicture(state: PictureState): void
}

export function InteractiveMap({
  fetchMarks,
  address,
  opens,
  list,
  listFollows,
  onBox,
  onPicture,
}: InteractiveMapProps) {
  const area = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(searchesAsMoved)
  const [choice, setChoice] = useState<{ pin: PinMark; of: FetchMarks } | null>(null)
  // A change of filters clears the selection, because the pin may no longer be among the results.
  const chosen = choice !== null && choice.of === fetchMarks ? choice.pin : null
  const [hasNoPosition, setHasNoPosition] = useState(false)
  const search = (box: Box) => {
    ignoreAddress(box)
    onBox(boxText(box))
  }
  const onMoved = (box: Box) => {
    if (listFollows && follows) search(box)
  }
  const { stage, seen, pictured, ignoreAddress } = useStage({
    area,
    fetchMarks,
    address,
    opens,
    onMoved,
  })
  const found = useMarks(fetchMarks, seen)
  const style = found.view?.style
  const camera = seen?.camera ?? null
  const drawn = useDrawnWorld({ container, overlay, stage, camera, style })
  const isMarked = found.view !== null || found.hasFailed
  usePicture({ area, stage, pictured, isMarked, isDrawn: drawn.world === 'drawn', onPicture })
  const pointed = usePointedRow()
  const [centred, setCentred] = useState<string | null>(null)
  const marks = found.view?.marks ?? noMarks
  const pins = useMemo(() => marks.filter((mark) => mark.kind === 'pin'), [marks])
  const key = chosen === null ? null : rowKey(chosen.card)
  useMarkedRow(key, list)

  const onPin = useCallback((pin: PinMark) => setChoice({ pin, of: fetchMarks }), [fetchMarks])
  const onCluster = useCallback(
    (cluster: ClusterMark) => {
      const before = stage.camera?.zoom ?? 0
      const to = cameraFor(cluster.box, stage.size, { margin: 72, closest: zooms.most })
      // The list shows races that zooming cannot separate.
      if (isOnePoint(cluster.box) || to.zoom < before + 0.2) onBox(boxText(closeBox(cluster)))
      else stage.look(to, { byUser: true })
    },
    [stage, onBox],
  )
  const zoomBy = (levels: number) => {
    const { camera: now } = stage
    if (now === null) return
    const zoom = Math.round(now.zoom) + levels
    stage.look(withinWorld({ ...now, zoom }, stage.size), { byUser: true })
  }
  const goToPosition = async () => {
    const isKnown = await findExactPlace()
    const place = exactPlace()
    setHasNoPosition(!isKnown)
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
          pointed={pointed ?? centred}
          onPin={onPin}
          onCluster={onCluster}
        />
      </div>
      {listFollows ? (
        <MapFollow
          follows={follows}
          onChange={(checked) => {
            searchesAsMoved = checked
            setFollows(checked)
            if (checked && seen !== null && isElsewhere) search(seen.box)
          }}
          onSearch={isElsewhere ? () => search(seen.box) : null}
        />
      ) : null}
      <MapControls onZoom={zoomBy} onPosition={() => void goToPosition()} />
      <MapNotice
        found={found}
        world={drawn.world}
        hasNoPosition={hasNoPosition}
        onWorldRetry={drawn.retry}
      />
      {chosen === null ? null : <MapCard card={chosen.card} onClose={close} />}
      <MapRail pins={pins} chosen={key} onCentre={setCentred} />
      <HueKey />
      <p className="vh" role="status">
        {found.view === null ? '' : m.map_here({ events: eventsText(found.view.events) })}
      </p>
    </div>
  )
}
