import { createRandom, hash } from '../values/random.ts'
import { planRuler, rulerHeights } from './ruler.ts'
import type { Hue } from './sports.ts'

/**
 * Kilometre bars: the drawing of a race from its distance and climb; the start line comes first. A race whose climb is
 * known on each leg has a profile, any other a ruler, and so has each leg in water. Equal seeds and figures give equal
 * drawings on every machine.
 */
export interface Leg {
  hue: Hue
  km?: number | undefined
  hours?: number | undefined
  stories?: number | undefined
  /** Metres of climb. */
  gain?: number | undefined
}

export interface LegDrawing {
  hue: Hue
  /** SVG path data of the bars. */
  bars: string
  x: number
  width: number
}

export interface Drawing {
  /** Units along the drawing and up, of which the paths are made. */
  width: number
  height: number
  start: string
  /** The waterline of legs in water, '' without one. */
  line: string
  legs: LegDrawing[]
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))
const hundredths = (value: number): number => Math.round(value * 100) / 100
const digits = (value: number, count: number): number => Number(value.toPrecision(count))
/** Half units where those are at most a pixel, which compress better. */
const inUnits = (value: number, scale: number): number =>
  scale > 0.5 ? Math.round(2 * value * scale) / 2 : digits(value * scale, 3)

/** Number of bars of a leg with a profile: one bar is one kilometre from 4 to 110 km. */
export function barCount({ km, hours, stories }: Leg): number {
  if (hours !== undefined) return clamp(Math.round(hours), 3, 72)
  if (stories !== undefined) return clamp(Math.round(stories), 6, 110)
  if (km === undefined || km <= 0) return 24
  if (km >= 4 && km <= 110) return Math.round(km)
  const [steps, most] = km < 4 ? [[0.1, 0.25, 0.5, 1], 40] : [[2, 5, 10, 20, 50], 110]
  const step = steps.find((size) => km / size <= most) ?? 50
  return clamp(Math.round(km / step), 4, 110)
}

/** Heights of `n` bars of a leg on land, 0 to 1. @param gain metres of climb */
function landHeights(n: number, km: number, gain: number, random: () => number): number[] {
  const perKm = km > 0 ? gain / km : 0
  const amplitude = clamp(0.2 + 0.8 * Math.sqrt(perKm / 62), 0.2, 1)
  const peaks = clamp(Math.round(1 + gain / 420), 2, 9)
  const sharp = clamp((perKm - 8) / 30, 0, 1)
  const bumps = Array.from({ length: peaks }, (_, j) => ({
    centre: (j + 0.5 + (random() - 0.5) * 0.7) / peaks,
    height: 0.42 + 0.58 * random(),
    left: (0.55 + 0.6 * random()) / peaks,
    right: (0.55 + 0.6 * random()) / peaks,
  }))
  const raw = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    let e = 0
    for (const bump of bumps) {
      const x = Math.abs(t - bump.centre) / (t < bump.centre ? bump.left : bump.right)
      if (x >= 1) continue
      const round = 0.5 + 0.5 * Math.cos(Math.PI * x)
      e = Math.max(e, bump.height * (round * (1 - sharp) + (1 - x) ** 1.15 * sharp))
    }
    return e + (random() - 0.5) * (n < 12 ? 0.22 : 0.07)
  })
  const low = Math.min(...raw)
  const span = Math.max(...raw) - low || 1
  const base = 0.1 + 0.1 * (1 - amplitude)
  return raw.map((e) => base + (1 - base) * amplitude * ((e - low) / span))
}

export const isInWater = ({ hue }: Pick<Leg, 'hue'>): boolean => hue === 'water'

/** True if the climb of each leg on land is known, so that the race can be drawn as a profile. */
export function hasProfile(legs: readonly Leg[]): boolean {
  const onLand = legs.filter((leg) => !isInWater(leg))
  return (
    onLand.length > 0 &&
    onLand.every((leg) => leg.gain !== undefined && lengthOf(leg) !== undefined)
  )
}

const lengthOf = ({ km, hours, stories }: Leg): number | undefined => km ?? hours ?? stories

/** Heights of `count` bars of a leg with a profile, 0 to 1. @param index its number among the legs of the race */
export const profileHeights = (
  seed: string,
  leg: Leg,
  index = 0,
  count = barCount(leg),
): number[] =>
  landHeights(count, leg.km ?? 0, leg.gain ?? 0, createRandom(hash(`${seed}/${index}/${leg.hue}`)))

/** Pixels from one bar to the next. */
const smallestPitch = 3

/** Averages neighbouring bars until each is at least 3 pixels wide. */
function thin(heights: readonly number[], width: number): readonly number[] {
  const k = Math.ceil((smallestPitch * heights.length) / width)
  if (k <= 1) return heights
  return Array.from({ length: Math.ceil(heights.length / k) }, (_, j) => {
    const part = heights.slice(j * k, j * k + k)
    return part.reduce((sum, height) => sum + height, 0) / part.length
  })
}

/**
 * Units of a bar, of the room between two, and of the highest bar, in a drawing in the units of its bars. Height is a step
 * of four pixels in the largest of them: equal numbers compress well, and drawings of all sizes share them.
 */
const barUnits = { bar: 3, gap: 2, tall: 32 }

/** Further marks of a ruler. */
export interface RulerMarks {
  /** Lengths of the event's races in kilometres. */
  ends?: readonly number[]
  /** Kilometres of a bar's unit: 1, or those of a mile. */
  unitKm?: number
}

/** Heights of a leg's bars drawn as a ruler, with a post at its end and at those of the other races. */
function legRuler(leg: Leg, width: number, ends: readonly number[], unitKm: number): number[] {
  const unit = leg.km === undefined ? 1 : unitKm
  const length = lengthOf(leg)
  const units = length === undefined ? undefined : length / unit
  const posts = leg.km === undefined ? [] : ends.map((end) => end / unit)
  const ruler = planRuler(units, Math.max(1, Math.floor(width / smallestPitch)))
  return rulerHeights(ruler, [...posts, ...(units === undefined ? [] : [units])])
}

/** Share of the room between two legs. */
const legGap = 0.022

/** Beginning and width of each leg as shares of the drawing behind the start line: by the root of its length. */
export function legSpans(legs: readonly Leg[]): { from: number; width: number }[] {
  const roots = legs.map((leg) => Math.sqrt(leg.km ?? leg.hours ?? 1))
  const total = roots.reduce((sum, root) => sum + root, 0)
  const free = 1 - legGap * (legs.length - 1)
  let from = 0
  return roots.map((root) => {
    const span = { from, width: free * (root / total) }
    from += span.width + legGap
    return span
  })
}

export interface DrawingOptions extends RulerMarks {
  /** Measured heights of the bars of a single leg, 0 to 1, in place of those that follow from its climb. */
  heights?: readonly number[]
  /**
   * True for paths of a single leg in units of its bars instead of pixels. Then bars of all drawings are the same text,
   * of which the compression of a page leaves next to nothing.
   */
  inBarUnits?: boolean
}

/**
 * Draws a race into a box of `width` × `height` CSS pixels.
 * @param seed the event's permalink, never its translated name
 */
export function drawBars(
  seed: string,
  legs: readonly Leg[],
  width: number,
  height: number,
  { heights: measured, ends = [], unitKm = 1, inBarUnits = false }: DrawingOptions = {},
): Drawing {
  const isProfile = hasProfile(legs)
  const isScaled = inBarUnits && legs.length === 1 && !legs.some(isInWater)
  const tall = isScaled && measured === undefined ? barUnits.tall : height
  const startWidth = hundredths(clamp(width * 0.011, 2.5, 7))
  let scale = 1
  const room = width - startWidth * 2.2
  const spans = legSpans(legs)
  const waterY = hundredths(height * 0.34)
  let line = ''
  const drawn = legs.map((leg, i): LegDrawing => {
    const inWater = isInWater(leg)
    const { from = 0, width: share = 0 } = spans[i] ?? {}
    const x = startWidth * 2.2 + room * from
    const legWidth = room * share
    const heights =
      measured !== undefined
        ? thin(measured, legWidth)
        : isProfile && !inWater
          ? thin(profileHeights(seed, leg, i), legWidth)
          : legRuler(leg, legWidth, legs.length === 1 ? ends : [], unitKm)
    const pitch = legWidth / heights.length
    const barWidth = Math.max(0.8, pitch * 0.6)
    if (isScaled) scale = (barUnits.bar + barUnits.gap) / pitch
    if (inWater)
      line += `M${hundredths(x)} ${waterY - 2}h${hundredths(legWidth - pitch + barWidth)}v2H${hundredths(x)}z`
    const depth = inWater ? height - waterY : tall
    // Heights are whole units and written once. All else of a bar is the same text as in the one before.
    const wide = isScaled ? barUnits.bar : hundredths(barWidth)
    const gap = isScaled ? barUnits.gap : hundredths(pitch - wide)
    const first = isScaled ? inUnits(x, scale) : hundredths(x)
    const ground = inWater ? waterY : tall
    const bars = heights
      .map((value, j) => {
        const rise = Math.max(1, Math.round(value * depth)) * (inWater ? 1 : -1)
        return `${j === 0 ? `M${first} ${ground}` : `m${gap} 0`}v${rise}h${wide}V${ground}`
      })
      .join('')
    return { hue: leg.hue, bars, x: hundredths(x), width: hundredths(legWidth) }
  })
  return {
    width: scale === 1 ? width : digits(width * scale, 4),
    height: tall,
    start: `M0 0h${scale === 1 ? startWidth : inUnits(startWidth, scale)}v${tall}H0z`,
    line,
    legs: drawn,
  }
}
