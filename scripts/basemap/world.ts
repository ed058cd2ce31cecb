import type { Position } from 'geojson'
import { toWorldMap } from '../../src/model/calendar/world-map.ts'
import { landShape } from './atlas.ts'

/** Southernmost latitude of a ring that is drawn; the Antarctic lies beyond. */
const southernmost = -60

function ringPath(ring: readonly Position[]): string {
  let [x, y] = [Number.NaN, Number.NaN]
  let path = ''
  for (const [lon = 0, lat = 0] of ring) {
    const point = toWorldMap(lat, lon)
    if (point.x === x && point.y === y) continue
    path += path === '' ? `M${point.x} ${point.y}` : `l${point.x - x} ${point.y - y}`
    x = point.x
    y = point.y
  }
  return `${path.replaceAll(' -', '-')}z`
}

/** The land of the world as one path, for the small map (src/model/calendar/world-map.ts). */
export function worldSprite(): string {
  const rings = landShape('110m').features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
  })
  const drawn = rings.filter((ring) => Math.max(...ring.map(([, lat = 0]) => lat)) > southernmost)
  const path = drawn.map(ringPath).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<path id="land" d="${path}"/>\n</svg>\n`
}
