import type { MapView } from './map-view.tsx'

/** Loads the map's code, which in turn starts to load the basemap; only pages with a map need it. Null on the server. */
export const fetchView = async (): Promise<typeof MapView | null> =>
  import.meta.env.SSR ? null : (await import('./map-view.tsx')).MapView
