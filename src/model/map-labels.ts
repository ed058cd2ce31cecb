/** Names on the map in one language: a file of its own, made by scripts/basemap. Degrees, and zooms of web maps. */
export interface MapLabels {
  /** Widest first; named from the first zoom up to the second. */
  countries: [name: string, lon: number, lat: number, fromZoom: number, toZoom: number][]
  /** By the zoom from which they are named, then most inhabitants first. */
  cities: [name: string, lon: number, lat: number, fromZoom: number][]
}
