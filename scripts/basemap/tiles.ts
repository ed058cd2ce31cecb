import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { borderLines, landShape } from './atlas.ts'

/** The highest zoom with tiles. Beyond it the map enlarges them; their resolution is 300 m. */
export const lastTileZoom = 5

/** `extent` is a tile's side in its own units, `buffer` how far its shapes extend beyond it. */
const options = { maxZoom: lastTileZoom, indexMaxZoom: lastTileZoom, extent: 4096, buffer: 64 }

export interface TileFile {
  /** `5/17/11.pbf` */
  path: string
  bytes: Uint8Array
}

/** Land and borders of the world as vector tiles. Tiles of open sea exist too, so that no request is a 404. */
export function tileFiles(): TileFile[] {
  const land = new GeoJSONVT(landShape('10m'), options)
  const borders = new GeoJSONVT(borderLines('10m'), options)
  const files: TileFile[] = []
  for (let z = 0; z <= lastTileZoom; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const layers = { land: land.getTile(z, x, y), borders: borders.getTile(z, x, y) }
        const present = Object.entries(layers).flatMap(([name, tile]) =>
          tile === null ? [] : [[name, tile] as const],
        )
        const bytes = fromGeojsonVt(Object.fromEntries(present), { version: 2, extent: 4096 })
        files.push({ path: `${z}/${x}/${y}.pbf`, bytes })
      }
    }
  }
  return files
}
