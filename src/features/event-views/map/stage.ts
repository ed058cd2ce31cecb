import type { Point } from '../../../model/calendar/calendar.ts'
import { project, type Camera, type Size } from './camera.ts'

/** Cause of a move. */
export interface MoveCause {
  /** True if the visitor moved the map, so that the list may follow. */
  byUser: boolean
}

/** The drawn map beneath the marks. */
export interface Basemap {
  look(camera: Camera, cause: MoveCause): void
  remove(): void
}

export interface Stage {
  /** Null until the first position is known. */
  readonly camera: Camera | null
  readonly size: Size
  resize(size: Size): void
  look(camera: Camera, cause: MoveCause): void
  /** Lets a basemap perform the moves, with the stage following it; null detaches it. */
  attach(basemap: Basemap | null): void
  /** Called by the basemap on each step of a move. */
  moved(camera: Camera): void
  /** Called by the basemap at the end of a move. */
  settled(cause: MoveCause): void
  /** Subscribes to the steps of moves. @returns a function to unsubscribe */
  onMove(listener: () => void): () => void
  /** Subscribes to the ends of moves. @returns a function to unsubscribe */
  onSettle(listener: (cause: MoveCause) => void): () => void
}

/**
 * Creates the shared camera of everything that is drawn on the map. It works without a basemap, so that marks can be
 * used before the basemap has loaded, and if it fails to load.
 */
export function createStage(): Stage {
  const listeners = new Set<() => void>()
  const settleListeners = new Set<(cause: MoveCause) => void>()
  let camera: Camera | null = null
  let size: Size = { width: 0, height: 0 }
  let basemap: Basemap | null = null
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const settled = (cause: MoveCause) => {
    notify()
    for (const listener of settleListeners) listener(cause)
  }
  return {
    get camera() {
      return camera
    },
    get size() {
      return size
    },
    resize(to) {
      size = to
      if (camera !== null) settled({ byUser: false })
    },
    look(to, cause) {
      if (basemap !== null) return basemap.look(to, cause)
      camera = to
      settled(cause)
    },
    attach(to) {
      basemap = to
    },
    moved(to) {
      camera = to
      notify()
    },
    settled,
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSettle(listener) {
      settleListeners.add(listener)
      return () => settleListeners.delete(listener)
    },
  }
}

const translate = (x: number, y: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/**
 * Keeps the children of a layer at their points while the map moves. A pan transforms the layer as a whole; a change of
 * zoom or size repositions each child. @returns a function to stop it
 */
export function keepInPlace(
  layer: HTMLElement,
  points: readonly Point[],
  stage: Stage,
): () => void {
  let placedFor: Camera | null = null
  let placedSize: Size | null = null
  const place = () => {
    const { camera, size } = stage
    if (camera === null) return
    const isPan = placedFor !== null && placedFor.zoom === camera.zoom && placedSize === size
    if (isPan && placedFor !== null) {
      const at = project(placedFor, camera, size)
      // After a longer pan, the nearest copy of the world may be another one for some points.
      if (Math.abs(at.x - size.width / 2) < size.width) {
        layer.style.transform = translate(at.x - size.width / 2, at.y - size.height / 2)
        return
      }
    }
    placedFor = camera
    placedSize = size
    layer.style.transform = ''
    for (const [i, point] of points.entries()) {
      const child = layer.children[i]
      const at = project(point, camera, size)
      if (child instanceof HTMLElement) child.style.transform = translate(at.x, at.y)
    }
  }
  place()
  return stage.onMove(place)
}
