import type { InteractiveMap } from './interactive-map.tsx'

/** Loads the map's code, which in turn starts to load the basemap; only pages with a map need it. Null on the server. */
export const fetchMap = async (): Promise<typeof InteractiveMap | null> =>
  import.meta.env.SSR ? null : (await import('./interactive-map.tsx')).InteractiveMap
