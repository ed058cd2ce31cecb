/** The small map of the world: an equirectangular projection without the Antarctic. */

export const worldMapSize = { width: 1200, height: 470 } as const

/** Longitude of the left edge, in the Bering Strait, so that no country is cut in two; latitude of the upper edge. */
const west = -168.5
const north = 84
const degreesHigh = 140

/** Units of the map from its upper left corner. Degrees, WGS 84; the longitude may exceed 180. */
export function toWorldMap(lat: number, lon: number): { x: number; y: number } {
  const east = (((lon - west) % 360) + 360) % 360
  return {
    x: Math.round((east / 360) * worldMapSize.width),
    y: Math.round(((north - lat) / degreesHigh) * worldMapSize.height),
  }
}
