import { useEffect, useState, type RefObject } from 'react'
import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

// Fetched as soon as there is a map, beside the first answer about its marks.
const drawing = import.meta.env.SSR ? null : import('./basemap.ts')
// Who waits for it is told; without anybody waiting it is no error of the page.
drawing?.catch(() => null)

/** The world beneath the marks: being fetched, to be seen, or not to be had. */
export type World = 'coming' | 'drawn' | 'failed'

interface Wanted {
  container: RefObject<HTMLElement | null>
  overlay: RefObject<HTMLElement | null>
  stage: Stage
  /** The first it shows; null as long as that is not known. */
  camera: Camera | null
  /** Address of a richer style, null for ours; undefined as long as that is not known. */
  style: string | null | undefined
}

/** Draws the world with MapLibre once it is known where to look. What fails leaves the marks as they are. */
export function useDrawnWorld({ container, overlay, stage, camera, style }: Wanted): {
  world: World
  again(): void
} {
  const [world, setWorld] = useState<World>('coming')
  const [attempt, setAttempt] = useState(0)
  const isReady = camera !== null && style !== undefined
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    let remove: (() => void) | null = null
    let isDrawn = false
    const fail = (): void => {
      if (isOver) return
      setWorld('failed')
      // A world that never came to be seen gives way; one that lacks a part stays.
      if (!isDrawn) remove?.()
      if (!isDrawn) remove = null
    }
    const draw = async () => {
      const fetched = attempt === 0 ? drawing : import('./basemap.ts')
      const { startBasemap } = (await fetched) ?? (await import('./basemap.ts'))
      const { current: box } = container
      const { current: layer } = overlay
      const { camera: first } = stage
      if (isOver || box === null || layer === null || first === null) return
      const onDrawn = () => {
        if (!isOver) setWorld('drawn')
      }
      const told = { onDrawn, onFailure: fail }
      const drawn = startBasemap({
        ...{ container: box, overlay: layer, stage, camera: first, style: style ?? null },
        ...told,
      })
      remove = () => drawn.remove()
    }
    draw().catch(fail)
    return () => {
      isOver = true
      remove?.()
    }
  }, [isReady, style, stage, container, overlay, attempt])
  const again = () => {
    setWorld('coming')
    setAttempt((count) => count + 1)
  }
  return { world, again }
}
