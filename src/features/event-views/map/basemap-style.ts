import type { StyleSpecification } from 'maplibre-gl'
import { folder, lastTileZoom } from 'startline:basemap'

/** Colours of the map, read from the style sheet's custom properties for the current theme. */
export interface MapColours {
  sea: string
  land: string
  line: string
}

export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim()
  return { sea: colour('sea'), land: colour('land'), line: colour('line') }
}

/** Paint properties that depend on the theme: layer, property, colour. */
export const paintProperties = ({ sea, land, line }: MapColours) =>
  [
    ['sea', 'background-color', sea],
    ['land', 'fill-color', land],
    ['borders', 'line-color', line],
    ['disputed', 'line-color', line],
  ] as const

/** Style of the site's own basemap: sea, land and borders from static files. Names and marks are HTML above it. */
export function worldStyle({ sea, land, line }: MapColours, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: {
        type: 'vector',
        tiles: [`${origin}${folder}/{z}/{x}/{y}.pbf`],
        maxzoom: lastTileZoom,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        'source-layer': 'land',
        paint: { 'fill-color': land },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        'source-layer': 'borders',
        filter: ['==', ['get', 'disputed'], 0],
        paint: { 'line-color': line, 'line-width': 1 },
      },
      {
        id: 'disputed',
        type: 'line',
        source: 'world',
        'source-layer': 'borders',
        filter: ['==', ['get', 'disputed'], 1],
        paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [3, 3] },
      },
    ],
  }
}
