import { useEffect, useState, type RefObject } from 'react'
import type { startBasemap } from './basemap.ts'
import type { Camera } from './camera.ts'
import type { Basemap, Stage } from './stage.ts'

// The code is fetched with the map's module, in parallel with the first marks. Null on the server and after a failure.
const loading = import.meta.env.SSR ? Promise.resolve(null) : loadBasemap().catch(() => null)

async function loadBasemap(): Promise<typeof startBasemap> {
  return (await import('./basemap.ts')).startBasemap
}

/** State of the basemap. */
export type World = 'coming' | 'drawn' | 'failed'

interface DrawnWorldOptions {
  container: RefObject<HTMLElement | null>
  overlay: RefObject<HTMLElement | null>
  stage: Stage
  /** The first camera; null until it is known. */
  camera: Camera | null
  /** URL of an external style, null for the site's own; undefined until it is known. */
  style: string | null | undefined
}

/** Draws the basemap with MapLibre once the first camera is known. A failure does not affect the marks. */
export function useDrawnWorld({ container, overlay, stage, camera, style }: DrawnWorldOptions): {
  world: World
  retry(): void
} {
  const [world, setWorld] = useState<World>('coming')
  const [attempt, setAttempt] = useState(0)
  const isReady = camera !== null && style !== undefined
  useEffect(() => {
    if (!isReady) return
    let isCancelled = false
    let basemap: Basemap | null = null
    const remove = () => {
      basemap?.remove()
      basemap = null
    }
    const draw = (start: typeof startBasemap) => {
      const [box, layer, first] = [container.current, overlay.current, stage.camera]
      if (isCancelled || box === null || layer === null || first === null) return
      let isDrawn = false
      basemap = start({
        container: box,
        overlay: layer,
        stage,
        camera: first,
        style: style ?? null,
        onDrawn: () => {
          isDrawn = true
          setWorld('drawn')
        },
        onFailure: () => {
          if (isCancelled) return
          setWorld('failed')
          // A basemap that was never drawn is removed; one that lacks some tiles stays.
          if (!isDrawn) setTimeout(remove)
        },
      })
    }
    const fail = () => {
      container.current?.replaceChildren()
      if (!isCancelled) setWorld('failed')
    }
    const begin = async () => {
      const start = await loading
      if (start === null) fail()
      else draw(start)
    }
    begin().catch(fail)
    return () => {
      isCancelled = true
      remove()
    }
  }, [isReady, style, stage, container, overlay, attempt])
  const retry = async () => {
    // Browsers cache a failed import, so only reloading the page can retry.
    if ((await loading) === null) return window.location.reload()
    setWorld('coming')
    setAttempt((count) => count + 1)
  }
  return { world, retry: () => void retry() }
}
