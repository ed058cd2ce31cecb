import type { StyleSpecification } from 'maplibre-gl'
import { folder, lastTileZoom } from 'startline:basemap'

/** Colours of the map, as the style sheet has them for the theme in force. */
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

/** The parts that a change of theme repaints. */
export const painted = ({ sea, land, line }: MapColours) =>
  [
    ['sea', 'background-color', sea],
    ['land', 'fill-color', land],
    ['borders', 'line-color', line],
    ['disputed', 'line-color', line],
  ] as const

/** Our own world: sea, land and borders from static files of this site. Names and marks lie above it as HTML. */
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
