import { loadMessages } from '../../../request/load-messages.ts'
import type { InteractiveMap } from './interactive-map.tsx'

/** Loads the map's code, which in turn starts to load the basemap; only pages with a map need it. Null on the server. */
export const fetchMap = async (): Promise<typeof InteractiveMap | null> => {
  if (import.meta.env.SSR) return null
  const [code] = await Promise.all([import('./interactive-map.tsx'), loadMessages('map')])
  return code.InteractiveMap
}
