import { useEffect, useRef, useState, type RefObject } from 'react'
import { localZone } from '../../../i18n/date-format.ts'
import {
  boxAround,
  boxOfPoint,
  boxText,
  parseBox,
  wholeWorld,
} from '../../../model/calendar/boxes.ts'
import type { Box } from '../../../model/calendar/calendar.ts'
import { continentOf, startBox } from '../../../model/calendar/start-box.ts'
import { boxOf, cameraFor, type Camera, type Fit } from './camera.ts'
import { pictureCamera } from './picture-camera.ts'
import { createStage, type Stage } from './stage.ts'
import { areaKeys, type FetchMarks } from './use-marks.ts'

/** The visible part of the map after a move. */
export interface Seen {
  camera: Camera
  box: Box
  zoom: number
  /** True if the visitor moved the map. */
  byUser: boolean
}

const isSame = (a: Seen, b: Seen): boolean =>
  boxText(a.box) === boxText(b.box) &&
  a.zoom === b.zoom &&
  a.camera.lon === b.camera.lon &&
  a.camera.lat === b.camera.lat

/** How the map is fitted to all marks, to the box of the URL, and to a continent. */
const fitToMarks = { margin: 44, closest: 9 }
const fitToBox = { margin: 0, closest: 12 }
const fitToContinent = { margin: 0, closest: 9, slice: true }

export type MapOpening = 'nearby' | 'all'

interface StageOptions {
  area: RefObject<HTMLElement | null>
  fetchMarks: FetchMarks
  /** The box of the URL, if it has one. */
  address: string | null
  opens: MapOpening
  /** Called after the visitor moved the map. */
  onMoved(box: Box): void
}

/**
 * The stage of a map that shows the box of the URL, or else the reader's continent or all results. `onMoved` may write
 * the visitor's moves to the URL; a box that the map itself wrote does not move it again.
 */
export function useStage({ area, fetchMarks, address, opens, onMoved }: StageOptions): {
  stage: Stage
  seen: Seen | null
  /** The camera of the served picture, if the map opened with it; null if it opened elsewhere, undefined before. */
  pictured: Camera | null | undefined
  /** Announces a box that the map is about to write to the URL. */
  ignoreAddress(box: Box): void
} {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [pictured, setPictured] = useState<Camera | null>()
  const writtenAddress = useRef<string | null>(null)
  const addressBox = useRef<Box | null>(null)
  const latestOnMoved = useRef(onMoved)
  const [stage] = useState(createStage)
  useEffect(() => {
    latestOnMoved.current = onMoved
  })
  useEffect(() => {
    return stage.onSettle(({ byUser }) => {
      const { camera, size } = stage
      if (camera === null) return
      // The map may show more than the box of the URL. Until the visitor moves it, marks are those of the list's box.
      if (byUser) addressBox.current = null
      const box = addressBox.current ?? boxOf(camera, size)
      setSeen((before) => {
        const after = { camera, box, zoom: camera.zoom, byUser }
        return before !== null && isSame(before, after) ? before : after
      })
      if (byUser) latestOnMoved.current(box)
    })
  }, [stage])
  useMeasure(area, stage)
  useEffect(() => {
    const box = parseBox(address)
    if (box !== null && address === writtenAddress.current) return
    writtenAddress.current = null
    addressBox.current = box
    const served = pictureCamera(area.current, stage.size, address)
    setPictured(served)
    if (served !== null) return stage.look(served, { byUser: false })
    if (box !== null) {
      const { closest } = fitToBox
      const closer = { ...fitToBox, closest: Math.max(closest, stage.camera?.zoom ?? 0) }
      stage.look(cameraFor(box, stage.size, closer), { byUser: false })
      return
    }
    const controller = new AbortController()
    const fit = (found: Box | null, how: Fit = fitToMarks) => {
      if (controller.signal.aborted) return
      stage.look(cameraFor(found ?? wholeWorld, stage.size, how), { byUser: false })
    }
    const fitToAll = async () => {
      const { marks } = await fetchMarks(areaKeys(wholeWorld, 0), controller.signal)
      const start = opens === 'nearby' ? startBox(marks, continentOf(localZone())) : null
      if (start !== null) return fit(start, fitToContinent)
      const boxes = marks.map((mark) => (mark.kind === 'cluster' ? mark.box : boxOfPoint(mark)))
      fit(boxAround(boxes))
    }
    // A failure is not reported here, because the request for the visible marks reports it.
    fitToAll().catch(() => fit(null))
    return () => controller.abort()
  }, [area, address, fetchMarks, opens, stage])
  return {
    stage,
    seen,
    pictured,
    ignoreAddress: (box) => {
      writtenAddress.current = boxText(box)
    },
  }
}

/** Keeps the stage's size equal to the size of its element. */
function useMeasure(area: RefObject<HTMLElement | null>, stage: Stage): void {
  // This effect must run before those that move the camera, because they need the size.
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
