import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Box } from '../../../model/calendar.ts'
import { boxAround, boxText, parseBox } from './boxes.ts'
import { boxOf, cameraFor, wholeWorld, type Camera } from './camera.ts'
import { createStage, type Stage } from './stage.ts'
import { fetchMarks, type Asked } from './use-marks.ts'

/** Where the map came to rest. */
export interface Seen {
  camera: Camera
  box: Box
  zoom: number
  /** Somebody moved it there. */
  byUser: boolean
}

const isSame = (a: Seen, b: Seen): boolean =>
  boxText(a.box) === boxText(b.box) &&
  a.zoom === b.zoom &&
  a.camera.lon === b.camera.lon &&
  a.camera.lat === b.camera.lat

/** Pixels around what a map is fitted to, and how close that may bring it. */
const fitToMarks = { margin: 44, closest: 9 }
const fitToBox = { margin: 0, closest: 12 }

interface Wanted {
  area: RefObject<HTMLElement | null>
  asked: Asked
  /** The box of the address, if it has one. */
  address: string | null
  /** Somebody moved the map. */
  onMoved(box: Box): void
}

/**
 * The stage of a map that shows the box of the address, or else everything that is asked for. Moves of a visitor are
 * told and may change the address; the address that comes of it moves nothing.
 */
export function useStage({ area, asked, address, onMoved }: Wanted): {
  stage: Stage
  seen: Seen | null
  /** Says which address is about to come of the map itself. */
  willWrite(box: Box): void
} {
  const [seen, setSeen] = useState<Seen | null>(null)
  const written = useRef<string | null>(null)
  const kept = useRef<Box | null>(null)
  const tell = useRef(onMoved)
  const [stage] = useState(createStage)
  useEffect(() => {
    tell.current = onMoved
  })
  useEffect(() => {
    return stage.onSettle(({ byUser }) => {
      const { camera, size } = stage
      if (camera === null) return
      // Beside the box of an address there is more to be seen than its list has, until somebody goes there.
      if (byUser) kept.current = null
      const box = kept.current ?? boxOf(camera, size)
      setSeen((before) => {
        const after = { camera, box, zoom: camera.zoom, byUser }
        return before !== null && isSame(before, after) ? before : after
      })
      if (byUser) tell.current(box)
    })
  }, [stage])
  useMeasure(area, stage)
  useEffect(() => {
    const box = parseBox(address)
    if (box !== null && address === written.current) return
    written.current = null
    kept.current = box
    if (box !== null) {
      const { closest } = fitToBox
      const closer = { ...fitToBox, closest: Math.max(closest, stage.camera?.zoom ?? 0) }
      stage.look(cameraFor(box, stage.size, closer), { byUser: false })
      return
    }
    const stop = new AbortController()
    const fit = (found: Box | null) => {
      if (stop.signal.aborted) return
      stage.look(cameraFor(found ?? wholeWorld, stage.size, fitToMarks), { byUser: false })
    }
    const fitToAll = async () => {
      const { marks } = await fetchMarks(asked, wholeWorld, 0, stop.signal)
      const boxes = marks.map((mark) =>
        mark.kind === 'cluster'
          ? mark.box
          : { west: mark.lon, south: mark.lat, east: mark.lon, north: mark.lat },
      )
      fit(boxAround(boxes))
    }
    // The next question, about what is in sight, says what is wrong.
    fitToAll().catch(() => fit(null))
    return () => stop.abort()
  }, [address, asked, stage])
  return {
    stage,
    seen,
    willWrite: (box) => {
      written.current = boxText(box)
    },
  }
}

/** Keeps the stage as large as its element. */
function useMeasure(area: RefObject<HTMLElement | null>, stage: Stage): void {
  // Before the effects that look somewhere, which need the size.
  useEffect(() => {
    const { current: element } = area
    if (element === null) return
    const measure = () => {
      stage.resize({ width: element.clientWidth, height: element.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, stage])
}
