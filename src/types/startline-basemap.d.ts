/** Where the build has put the map's files; written by scripts/basemap/plugin.ts. */
declare module 'startline:basemap' {
  /** Path of the folder: tiles are `{z}/{x}/{y}.pbf` in it, names `{locale}.json` and `{locale}-close.json`. */
  export const folder: string
  /** The closest zoom that has tiles. */
  export const lastTileZoom: number
}
