import { useEffect, type RefObject } from 'react'
import type { PictureState } from './served-picture.tsx'
import { isSameView } from './picture-camera.ts'
import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

interface PictureOptions {
  area: RefObject<HTMLElement | null>
  stage: Stage
  /** The camera of the picture; null if the map opened elsewhere, undefined until it has opened. */
  pictured: Camera | null | undefined
  /** True once the map has marks of its own. */
  isMarked: boolean
  isDrawn: boolean
  onPicture(state: PictureState): void
}

/** Gives the focus of a mark of the picture to the mark of the same name on the map, or to the nearest. */
function passFocus(area: HTMLElement | null): void {
  const focused = document.activeElement?.closest('.mp-m a') ?? null
  if (area === null || focused === null) return
  const name = focused.getAttribute('aria-label')
  const from = focused.getBoundingClientRect()
  const away = (mark: HTMLElement) => {
    if (mark.getAttribute('aria-label') === name) return -1
    const { x, y } = mark.getBoundingClientRect()
    return Math.hypot(x - from.x, y - from.y)
  }
  const marks = [...area.querySelectorAll<HTMLElement>('.map-marks [aria-label]')]
  const [nearest] = marks.toSorted((a, b) => away(a) - away(b))
  nearest?.focus({ preventScroll: true })
}

/** Takes the served picture away as the map has the same: its marks first, then its land. A move takes away all of it. */
export function usePicture(options: PictureOptions): void {
  const { area, stage, pictured, isMarked, isDrawn, onPicture } = options
  // Effects of children run first, so that the map's marks are in their places.
  useEffect(() => {
    if (pictured === undefined) return
    if (isMarked) passFocus(area.current)
    if (isDrawn || pictured === null) onPicture('none')
    else if (isMarked) onPicture('land')
  }, [area, pictured, isMarked, isDrawn, onPicture])
  useEffect(() => {
    if (!pictured) return
    return stage.onMove(() => {
      const { camera, size } = stage
      if (camera !== null && !isSameView(pictured, camera, size)) onPicture('none')
    })
  }, [stage, pictured, onPicture])
}
