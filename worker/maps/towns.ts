import { isLatinLocale } from '../../src/i18n/local-name.ts'
import type { Locale } from '../../src/model/locales.ts'
import type { LocatorMapView } from '../../src/model/views.ts'
import type { LabelRoom } from './label-room.ts'
import { halfPixel } from './path-data.ts'
import { type Label, placeBeside } from './place-label.ts'
import { toPixels, type PlanePoint, type LocatorFrame } from './projection.ts'
import type { Town } from './surroundings.ts'

const maxNamed = 8
const maxDots = 18
/** Pixels between two dots. */
const spacing = 24
/** Pixels around the middle that belong to the place itself. */
const hostRadius = 22
/** Pixels between a dot and the edge of the drawing. */
const edge = 10
const large = 500_000
const middling = 50_000

/** Kilometres around the host within which its largest town counts as the host itself. */
const hostKm = 30

/** A town in the drawing, in pixels. */
interface DrawnTown extends PlanePoint {
  population: number
  name: string
}

function townName({ name, names }: Town, locale: Locale): string {
  // Readers of another script can rather read an English name than one in a third script.
  return names[locale] ?? (isLatinLocale(locale) ? name : (names['en'] ?? name))
}

const radiusOf = (population: number): number =>
  population >= large ? 3.5 : population >= middling ? 2.75 : 2

/** Kilometres around the host within which smaller towns are parts of it. */
function suburbKm(towns: readonly Town[]): number {
  const host = towns.find(({ x, y }) => Math.hypot(x, y) < hostKm)
  return 0.012 * Math.sqrt(host?.population ?? 0)
}

/** Dots of the largest towns, the first of them with names. @param all largest first */
export function placeTowns(
  all: readonly Town[],
  frame: LocatorFrame,
  room: LabelRoom,
  locale: Locale,
): { dots: LocatorMapView['dots']; labels: Label[] } {
  const { width, height, kmPerPixel } = frame
  const pixels = toPixels(frame)
  const towns = all
    .map((town) => ({ ...pixels(town), population: town.population, name: townName(town, locale) }))
    .filter(({ x, y }) => x > edge && x < width - edge && y > edge && y < height - edge)
  const awayPx = ({ x, y }: DrawnTown) => Math.hypot(x - width / 2, y - height / 2)
  const suburb = suburbKm(all)
  const isPartOfHost = (town: DrawnTown) =>
    awayPx(town) < hostRadius || (town.population < large && awayPx(town) * kmPerPixel < suburb)
  const dots: LocatorMapView['dots'] = []
  const labels: Label[] = []
  for (const town of towns) {
    if (dots.length >= maxDots) break
    const { x, y, population } = town
    if (isPartOfHost(town)) continue
    if (dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < spacing)) continue
    const dot = { left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }
    if (!room.isFree(dot)) continue
    const r = radiusOf(population)
    if (labels.length < maxNamed) {
      const label = placeBeside(room, town, town.name, population >= large ? 'city' : 'town', r + 4)
      if (label === null) continue
      labels.push(label)
    }
    room.take(dot)
    dots.push({ x: halfPixel(x), y: halfPixel(y), r })
  }
  return { dots, labels }
}
