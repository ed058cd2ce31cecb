import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLat, Map as MapLibreMap, setWorkerUrl, type MapLibreEvent } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { m } from '../../../paraglide/messages.js'
import { coloursOf, painted, worldStyle } from './basemap-style.ts'
import { zooms, type Camera } from './camera.ts'
import type { Look, Stage } from './stage.ts'

// Its worker is a file of this site, so that a strict policy of content can allow no other.
setWorkerUrl(workerUrl)

/** The drawn world beneath the marks. */
export interface Basemap {
  look(camera: Camera, how: Look): void
  remove(): void
}

interface Wanted {
  container: HTMLElement
  /** What is to lie on the canvas, so that wheel and fingers on a mark move the map, too. */
  overlay: HTMLElement
  stage: Stage
  camera: Camera
  /** Address of a richer map's style, or null for ours. */
  style: string | null
  onDrawn(): void
  onFailure(error: unknown): void
}

const byOther: Look = { byUser: false }

/** Whether a move was somebody's: an input's, or one of our buttons'. */
const isByUser = (event: MapLibreEvent & { byUser?: boolean }): boolean =>
  event.byUser ?? event.originalEvent !== undefined

/** Tells when the theme changes, by the system's or the page's setting. @returns what ends it */
function onTheme(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    dark.removeEventListener('change', listener)
  }
}

/** @throws where the browser cannot draw it */
export function startBasemap({
  container,
  overlay,
  stage,
  camera,
  style,
  ...told
}: Wanted): Basemap {
  const map = new MapLibreMap({
    container,
    style: style ?? worldStyle(coloursOf(container), window.location.origin),
    center: [camera.lon, camera.lat],
    zoom: camera.zoom,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    // A map higher than wide shows the whole world with sea above and below; by itself it would cut off its sides.
    transformConstrain: ({ lng, lat }, zoom) => ({
      center: new LngLat(lng, Math.min(Math.max(lat, -85), 85)),
      zoom: Math.min(Math.max(zoom, zooms.least), zooms.most),
    }),
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    // What is ours needs no mention on it: the page's foot names its sources.
    attributionControl: style === null ? false : {},
    fadeDuration: 0,
    locale: {
      'Map.Title': m.map_keys(),
      'CooperativeGesturesHandler.WindowsHelpText': m.map_ctrl(),
      'CooperativeGesturesHandler.MacHelpText': m.map_command(),
      'CooperativeGesturesHandler.MobileHelpText': m.map_fingers(),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const home = overlay.parentElement
  map.getCanvasContainer().appendChild(overlay)

  const seen = (): Camera => {
    const { lng, lat } = map.getCenter().wrap()
    return { lon: lng, lat, zoom: map.getZoom() }
  }
  map.on('move', () => stage.moved(seen()))
  map.on('moveend', (event) => stage.settled({ byUser: isByUser(event) }))
  map.once('idle', told.onDrawn)
  map.on('error', ({ error }) => told.onFailure(error))
  map.on('webglcontextlost', () => told.onFailure(new Error('The graphics context was lost.')))
  const forget = onTheme(() => {
    if (style !== null) return
    for (const [layer, property, colour] of painted(coloursOf(container)))
      map.setPaintProperty(layer, property, colour)
  })
  const basemap: Basemap = {
    look({ lon, lat, zoom }, how = byOther) {
      map.easeTo({ center: [lon, lat], zoom, duration: 400 }, how)
    },
    remove() {
      forget()
      stage.attach(null)
      home?.appendChild(overlay)
      map.remove()
    },
  }
  stage.attach(basemap)
  return basemap
}
