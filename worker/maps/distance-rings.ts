import { measure } from '../../src/i18n/format.ts'
import type { Measurer } from '../../src/i18n/lengths.ts'
import { longUnits } from '../../src/model/values/units.ts'
import { labelBox, type LabelRoom } from './label-room.ts'
import { halfPixel } from './path-data.ts'
import type { Label } from './place-label.ts'
import type { LocatorFrame } from './projection.ts'

/** Kilometres or miles. */
const steps = [5, 10, 20, 50, 100, 200]
/** Largest radius of the inner and of the outer ring, in pixels of a drawing 360 pixels wide. */
const largestRadii = [60, 130]

/** Directions from the middle in which the label of a ring is tried. */
const directions = [
  [0.6, -0.8],
  [-0.6, -0.8],
  [0.8, 0.6],
  [-0.8, 0.6],
  [0.97, -0.25],
  [-0.97, -0.25],
] as const

interface Ring {
  /** Kilometres or miles. */
  distance: number
  /** Pixels. */
  r: number
}

/** Two rings, or one where both would have the same radius; the inner first. */
export function ringsOf({ width, kmPerPixel }: LocatorFrame, unit: Measurer['unit']): Ring[] {
  const pixels = longUnits[unit].metres / 1000 / kmPerPixel
  const chosen = largestRadii.map(
    (radius) => steps.findLast((step) => step * pixels <= (radius * width) / 360) ?? 5,
  )
  return [...new Set(chosen)].map((distance) => ({ distance, r: halfPixel(distance * pixels) }))
}

export function placeRingLabels(
  rings: readonly Ring[],
  { width, height }: LocatorFrame,
  room: LabelRoom,
  { locale, unit }: Measurer,
): Label[] {
  return rings.flatMap(({ distance, r }) => {
    const text = measure(distance, longUnits[unit].unit, locale, 0)
    const places = directions.map(([x, y]) => ({
      x: halfPixel(width / 2 + x * r),
      y: halfPixel(height / 2 + y * r + 4),
      anchor: 'middle' as const,
    }))
    const free = places.find((at) => room.isFree(labelBox(at, text, 'ring')))
    if (free === undefined) return []
    room.take(labelBox(free, text, 'ring'))
    return [{ kind: 'ring' as const, text, ...free }]
  })
}
