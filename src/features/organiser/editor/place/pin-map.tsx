import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Point } from '../../../../model/calendar/calendar.ts'
import type { PlaceMapView } from '../../../../model/schemas/organiser/organiser-place.ts'
import { m } from '../../../../paraglide/messages.js'
import { LocatorMap } from '../../../../ui/drawings/locator-map.tsx'
import { movedBy } from './move-point.ts'
import { fetchPlaceMap } from './place-api.ts'

/** Kilometres of a step by an arrow key, alone and with Shift. */
const steps = { plain: 0.05, long: 0.5 }
/** Milliseconds after the last step until the map is drawn anew around the pin. */
const pauseMs = 400

const directions: Record<string, readonly [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface PinMapProps {
  point: Point
  onMove: (to: Point) => void
}

/** The last map that was drawn, and the point in its middle. */
function usePlaceMap({ lat, lon }: Point) {
  const [drawn, setDrawn] = useState<{ view: PlaceMapView; middle: Point } | null>(null)
  useEffect(() => {
    let isCancelled = false
    const draw = async () => {
      const view = await fetchPlaceMap({ lat, lon }, '')
      if (!isCancelled && view !== null) setDrawn({ view, middle: { lat, lon } })
    }
    const timer = setTimeout(() => void draw(), pauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [lat, lon])
  return drawn
}

/** Map with the pin of the place in its middle. A press moves the pin there; arrow keys move it by 50 m. */
export function PinMap({ point, onMove }: PinMapProps) {
  const drawn = usePlaceMap(point)
  const plate = drawn?.view.plate ?? null
  const press = (event: PointerEvent<HTMLElement>) => {
    if (drawn === null || plate === null) return
    const box = event.currentTarget.getBoundingClientRect()
    const kmPerPixel = (drawn.view.kmPerPixel * plate.width) / box.width
    const east = (event.clientX - box.left - box.width / 2) * kmPerPixel
    const north = (box.top + box.height / 2 - event.clientY) * kmPerPixel
    onMove(movedBy(drawn.middle, east, north))
  }
  const step = (event: KeyboardEvent) => {
    const [east = 0, north = 0] = directions[event.key] ?? []
    if (east === 0 && north === 0) return
    event.preventDefault()
    const km = event.shiftKey ? steps.long : steps.plain
    onMove(movedBy(point, east * km, north * km))
  }
  // The button lies on the map, whose labels are no part of its name.
  return (
    <div className="pin-map">
      {plate === null ? null : <LocatorMap plate={plate} hue="run" id="pin-map-coast" />}
      <button
        type="button"
        aria-label={m.editor_pin()}
        aria-describedby="pin-help"
        onPointerUp={press}
        onKeyDown={step}
      />
    </div>
  )
}
