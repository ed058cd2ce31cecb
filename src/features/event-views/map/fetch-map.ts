import { loadMessages } from '../../../request/load-messages.ts'
import type { InteractiveMap } from './interactive-map.tsx'
import type { MapPicture } from './map-picture.tsx'

export interface MapCode {
  InteractiveMap: typeof InteractiveMap
  MapPicture: typeof MapPicture
}

/** Loads the map's code, which in turn starts to load the basemap; only pages with a map need it. Null on the server. */
export const fetchMap = async (): Promise<MapCode | null> => {
  if (import.meta.env.SSR) return null
  const [{ InteractiveMap: map }, { MapPicture: picture }] = await Promise.all([
    import('./interactive-map.tsx'),
    import('./map-picture.tsx'),
    loadMessages('map'),
  ])
  return { InteractiveMap: map, MapPicture: picture }
}
