import { toWorldMap } from '../../../src/model/calendar/world-map.ts'
import { centreOf } from '../../domain/catalogue/events/cell-of.ts'

/** Side of a dot, in units of the map. */
const side = 6
/** Maximum number of dots, which bounds the size of the page; the places with most races come first. */
const maxDots = 800

/** SVG path of a dot for each square degree with races. */
export function worldDots(squares: readonly { key: string; races: number }[]): string {
  return squares
    .toSorted((a, b) => b.races - a.races)
    .slice(0, maxDots)
    .map(({ key }) => {
      const { lat, lon } = centreOf(Number(key))
      const { x, y } = toWorldMap(lat, lon)
      return `M${x - side / 2} ${y - side / 2}h${side}v${side}h-${side}z`
    })
    .join('')
}
