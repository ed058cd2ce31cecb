import { createRandom, hash } from './random.ts'
import type { Hue } from './sports.ts'

/**
 * Kilometre bars: the drawing of a race from its distance and climb. One bar is one kilometre for races of 4 to 110 km;
 * the start line comes first. Equal seeds and figures give equal drawings on every machine.
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
  start: string
  /** The waterline of legs in water, '' without one. */
  line: string
  legs: LegDrawing[]
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))
const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Number of bars of a leg. */
export function barCount({ km, hours, stories }: Leg): number {
  if (hours !== undefined) return clamp(Math.round(hours), 3, 72)
  if (stories !== undefined) return clamp(Math.round(stories), 6, 110)
  if (km === undefined || km <= 0) return 24
  if (km >= 4 && km <= 110) return Math.round(km)
  const [steps, most] = km < 4 ? [[0.1, 0.25, 0.5, 1], 40] : [[2, 5, 10, 20, 50], 110]
  const step = steps.find((size) => km / size <= most) ?? 50
  return clamp(Math.round(km / step), 4, 110)
}

function waterHeights(n: number, random: () => number): number[] {
  const tau = 6.283
  const slow = 1.5 + random() * 2
  const slowPhase = random() * tau
  const fast = 4 + random() * 4
  const fastPhase = random() * tau
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    const wave =
      0.2 * Math.sin(tau * slow * t + slowPhase) + 0.1 * Math.sin(tau * fast * t + fastPhase)
    return clamp(0.42 + wave + (random() - 0.5) * 0.06, 0.08, 0.86)
  })
}

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

/** Heights of one leg's bars, 0 to 1. An unknown distance gives a ruler: low bars, every fourth a little higher. */
export function barHeights(seed: string, leg: Leg): number[] {
  const n = barCount(leg)
  const known = leg.km !== undefined || leg.hours !== undefined || leg.stories !== undefined
  if (!known) return Array.from({ length: n }, (_, i) => (i % 4 === 0 ? 0.34 : 0.2))
  const random = createRandom(hash(seed))
  if (leg.hue === 'water') return waterHeights(n, random)
  return landHeights(n, leg.km ?? 0, leg.gain ?? 0, random)
}

/** Averages neighbouring bars until each is at least 3 pixels wide. */
function thin(heights: number[], width: number): number[] {
  const smallestPitch = 3
  const k = Math.ceil((smallestPitch * heights.length) / width)
  if (k <= 1) return heights
  return Array.from({ length: Math.ceil(heights.length / k) }, (_, j) => {
    const part = heights.slice(j * k, j * k + k)
    return part.reduce((sum, height) => sum + height, 0) / part.length
  })
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
): Drawing {
  const startWidth = hundredths(clamp(width * 0.011, 2.5, 7))
  const room = width - startWidth * 2.2
  const gap = legs.length > 1 ? room * 0.022 : 0
  const shares = legs.map((leg) => Math.sqrt(leg.km ?? leg.hours ?? 1))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const free = room - gap * (legs.length - 1)
  const waterY = hundredths(height * 0.34)
  let x = startWidth * 2.2
  let line = ''
  const drawn = legs.map((leg, i): LegDrawing => {
    const legWidth = free * ((shares[i] ?? 0) / total)
    const heights = thin(barHeights(`${seed}/${i}/${leg.hue}`, leg), legWidth)
    const pitch = legWidth / heights.length
    const barWidth = Math.max(0.8, pitch * 0.6)
    const inWater = leg.hue === 'water'
    if (inWater)
      line += `M${hundredths(x)} ${waterY - 2}h${hundredths(legWidth - pitch + barWidth)}v2H${hundredths(x)}z`
    const depth = inWater ? height - waterY : height
    const bars = heights
      .map((value, j) => {
        const tall = Math.max(1, value * depth)
        const top = inWater ? waterY : height - tall
        const wide = hundredths(barWidth)
        return `M${hundredths(x + j * pitch)} ${hundredths(top)}h${wide}v${hundredths(tall)}h${-wide}z`
      })
      .join('')
    const drawing = { hue: leg.hue, bars, x: hundredths(x), width: hundredths(legWidth) }
    x += legWidth + gap
    return drawing
  })
  return { start: `M0 0h${startWidth}v${height}h${-startWidth}z`, line, legs: drawn }
}
