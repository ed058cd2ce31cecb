import type { Reader } from '../../../src/i18n/reader.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import type { NearView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ReadFile } from '../../http/static-files.ts'
import { locatorMap } from '../../maps/locator-map.ts'
import type { NearFacts } from '../../domain/catalogue/home/find-near.ts'

/** Pixels at which the page shows the map, on wide screens and on phones. */
const sizes = {
  wide: { width: 660, height: 640 },
  narrow: { width: 360, height: 330 },
} as const

/** Kilometres to the farthest event up to which a map is drawn. A locator map of more would be a map of a continent. */
const farthestKm = 300
const nearestKm = 25
/** Pixels that the number of the farthest event takes between its place and the edge. */
const margin = 42

/** Maps with a mark per event; null without an event, or if one is far away. */
export async function presentNearMaps(
  { cards, city }: NearFacts,
  origin: Point,
  reader: Reader,
  read: ReadFile,
): Promise<NearView['plates']> {
  const farthest = Math.max(nearestKm, ...cards.map((card) => greatCircleKm(origin, card)))
  if (cards.length === 0 || farthest > farthestKm) return null
  const name = city ?? m.near_heading({}, { locale: reader.locale })
  const draw = async ({ width, height }: (typeof sizes)[keyof typeof sizes]) => {
    // `kmAcross` is the length of 360 pixels.
    const kmAcross = (farthest / (Math.min(width, height) / 2 - margin)) * 360
    return await locatorMap(
      { place: origin, name, width, height, kmAcross, marks: cards },
      reader,
      read,
    )
  }
  const [wide, narrow] = await Promise.all([draw(sizes.wide), draw(sizes.narrow)])
  return wide === null || narrow === null ? null : { wide, narrow }
}
