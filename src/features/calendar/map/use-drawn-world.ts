import { useEffect, useState, type RefObject } from 'react'
import type { Basemap, startBasemap } from './basemap.ts'
import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

// Fetched as soon as there is a map, beside the first answer about its marks. Null where it could not be had.
const drawing = import.meta.env.SSR ? Promise.resolve(null) : fetchDrawing().catch(() => null)

async function fetchDrawing(): Promise<typeof startBasemap> {
  return (await import('./basemap.ts')).startBasemap
}

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
    let drawn: Basemap | null = null
    const remove = () => {
      drawn?.remove()
      drawn = null
    }
    const draw = (start: typeof startBasemap) => {
      const [box, layer, first] = [container.current, overlay.current, stage.camera]
      if (isOver || box === null || layer === null || first === null) return
      let isSeen = false
      drawn = start({
        container: box,
        overlay: layer,
        stage,
        camera: first,
        style: style ?? null,
        onDrawn: () => {
          isSeen = true
          setWorld('drawn')
        },
        onFailure: () => {
          if (isOver) return
          setWorld('failed')
          // A world that never came to be seen gives way; one that lacks a part stays.
          if (!isSeen) setTimeout(remove)
        },
      })
    }
    const fail = () => {
      container.current?.replaceChildren()
      if (!isOver) setWorld('failed')
    }
    const begin = async () => {
      const start = await drawing
      if (start === null) fail()
      else draw(start)
    }
    begin().catch(fail)
    return () => {
      isOver = true
      remove()
    }
  }, [isReady, style, stage, container, overlay, attempt])
  const again = async () => {
    // A browser does not fetch code again that it has failed to fetch.
    if ((await drawing) === null) return window.location.reload()
    setWorld('coming')
    setAttempt((count) => count + 1)
  }
  return { world, again: () => void again() }
}
