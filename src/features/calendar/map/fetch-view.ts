import type { MapView } from './map-view.tsx'

/** The map's own code, which only a page with a map loads, and which asks for the drawn world at once. Null on the server. */
export const fetchView = async (): Promise<typeof MapView | null> =>
  import.meta.env.SSR ? null : (await import('./map-view.tsx')).MapView
