import type { Point } from '../../../model/calendar.ts'
import type { Basemap } from './basemap.ts'
import { project, type Camera, type Size } from './camera.ts'

/** How a map comes to look elsewhere. */
export interface Look {
  /** Somebody moved it, so that the list may follow. */
  byUser: boolean
}

export interface Stage {
  /** Null until it is known where to look. */
  readonly camera: Camera | null
  readonly size: Size
  resize(size: Size): void
  look(camera: Camera, how: Look): void
  /** From now on a drawn world moves, and the stage follows it; null gives it back. */
  attach(basemap: Basemap | null): void
  /** What the drawn world tells of each of its steps, and of the last. */
  moved(camera: Camera): void
  settled(how: Look): void
  /** Told on each step of a move, and where the map comes to rest. @returns what ends it */
  onMove(listener: () => void): () => void
  onSettle(listener: (how: Look) => void): () => void
}

/**
 * Where the map looks, for all that is drawn on it. It works without a drawn world: marks can be used before the world
 * has been loaded, and where it cannot be.
 */
export function createStage(): Stage {
  const listeners = new Set<() => void>()
  const settlers = new Set<(how: Look) => void>()
  let camera: Camera | null = null
  let size: Size = { width: 0, height: 0 }
  let basemap: Basemap | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const settled = (how: Look) => {
    tell()
    for (const settler of settlers) settler(how)
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
    look(to, how) {
      if (basemap !== null) return basemap.look(to, how)
      camera = to
      settled(how)
    },
    attach(drawn) {
      basemap = drawn
    },
    moved(to) {
      camera = to
      tell()
    },
    settled,
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSettle(settler) {
      settlers.add(settler)
      return () => settlers.delete(settler)
    },
  }
}

const shift = (x: number, y: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/**
 * Keeps the children of a layer over their points while the map moves. A pan moves the layer as one; only zooming
 * places each child anew. @returns what ends it
 */
export function keepInPlace(
  layer: HTMLElement,
  points: readonly Point[],
  stage: Stage,
): () => void {
  let laid: Camera | null = null
  let laidSize: Size | null = null
  const place = () => {
    const { camera, size } = stage
    if (camera === null) return
    const isPan = laid !== null && laid.zoom === camera.zoom && laidSize === size
    if (isPan && laid !== null) {
      const at = project(laid, camera, size)
      // Beyond half a world the other side is nearer.
      if (Math.abs(at.x - size.width / 2) < size.width) {
        layer.style.transform = shift(at.x - size.width / 2, at.y - size.height / 2)
        return
      }
    }
    laid = camera
    laidSize = size
    layer.style.transform = ''
    for (const [i, point] of points.entries()) {
      const child = layer.children[i]
      const at = project(point, camera, size)
      if (child instanceof HTMLElement) child.style.transform = shift(at.x, at.y)
    }
  }
  place()
  return stage.onMove(place)
}
