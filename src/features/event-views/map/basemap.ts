import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLat, Map as MapLibreMap, setWorkerUrl, type MapLibreEvent } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { m } from '../../../paraglide/messages.js'
import { coloursOf, paintProperties, worldStyle } from './basemap-style.ts'
import { withinWorld, zooms, type Camera } from './camera.ts'
import type { Basemap, MoveCause, Stage } from './stage.ts'

// The worker is a file of this site, so that a strict content security policy need not allow any other.
setWorkerUrl(workerUrl)

interface BasemapOptions {
  container: HTMLElement
  /** Element that is moved into the canvas container, so that wheel and touch on a mark move the map too. */
  overlay: HTMLElement
  stage: Stage
  camera: Camera
  /** URL of an external style, or null for the site's own. */
  style: string | null
  onDrawn(): void
  onFailure(error: unknown): void
}

const notByUser: MoveCause = { byUser: false }

/** True for moves by the visitor: MapLibre's own inputs, or the site's buttons. */
const isByUser = (event: MapLibreEvent & { byUser?: boolean }): boolean =>
  event.byUser ?? event.originalEvent !== undefined

/** Calls the listener when the system's colour scheme changes. @returns a function to unsubscribe */
function onThemeChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** Creates the basemap and attaches it to the stage. @throws if the browser cannot draw it */
export function startBasemap({
  container,
  overlay,
  stage,
  camera,
  style,
  onDrawn,
  onFailure,
}: BasemapOptions): Basemap {
  const map = new MapLibreMap({
    container,
    style: style ?? worldStyle(coloursOf(container), window.location.origin),
    center: [camera.lon, camera.lat],
    zoom: camera.zoom,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    transformConstrain: ({ lng, lat }, zoom) => {
      const within = withinWorld({ lon: lng, lat, zoom }, stage.size)
      return { center: new LngLat(within.lon, within.lat), zoom: within.zoom }
    },
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    // The site's own style needs no attribution on the map, because the page footer names its sources.
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
  const overlayParent = overlay.parentElement
  const focused = document.activeElement
  map.getCanvasContainer().appendChild(overlay)
  // An element that moves in the document loses the focus.
  if (focused instanceof HTMLElement && overlay.contains(focused))
    focused.focus({ preventScroll: true })

  const currentCamera = (): Camera => {
    const { lng, lat } = map.getCenter().wrap()
    return { lon: lng, lat, zoom: map.getZoom() }
  }
  map.on('move', () => stage.moved(currentCamera()))
  map.on('moveend', (event) => stage.settled({ byUser: isByUser(event) }))
  map.once('idle', onDrawn)
  map.on('error', ({ error }) => onFailure(error))
  map.on('webglcontextlost', () => onFailure(new Error('The WebGL context was lost.')))
  const unsubscribe = onThemeChange(() => {
    if (style !== null) return
    for (const [layer, property, colour] of paintProperties(coloursOf(container)))
      map.setPaintProperty(layer, property, colour)
  })
  const basemap: Basemap = {
    look({ lon, lat, zoom }, cause = notByUser) {
      map.easeTo({ center: [lon, lat], zoom, duration: 400 }, cause)
    },
    remove() {
      unsubscribe()
      stage.attach(null)
      overlayParent?.appendChild(overlay)
      map.remove()
    },
  }
  stage.attach(basemap)
  return basemap
}
