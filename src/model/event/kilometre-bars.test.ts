import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barCount, drawBars, profileHeights, type Leg } from './kilometre-bars.ts'
import { hues } from './sports.ts'

const figure = (max: number) =>
  fc.option(fc.double({ min: 0.1, max, noNaN: true }), { nil: undefined })
const leg: fc.Arbitrary<Leg> = fc.record({
  hue: fc.constantFrom(...hues),
  km: figure(5000),
  hours: figure(240),
  stories: figure(3000),
  gain: figure(20_000),
})

test.each([
  [{ km: 42.195 }, 42],
  [{ km: 4 }, 4],
  [{ km: 110 }, 110],
  [{ km: 5 }, 5],
  [{ km: 1 }, 10],
  [{ km: 3 }, 30],
  [{ km: 226 }, 45],
  [{ km: 180 }, 90],
  [{ hours: 24 }, 24],
  [{ hours: 1 }, 3],
  [{ stories: 86 }, 86],
  [{}, 24],
  [{ km: 0 }, 24],
] satisfies [Omit<Leg, 'hue'>, number][])('%o is drawn in %i bars', (figures, bars) => {
  expect(barCount({ hue: 'run', ...figures })).toBe(bars)
})

test('any leg has 3 to 110 bars, each a height between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), leg, (seed, one) => {
      const heights = profileHeights(seed, one)
      expect(heights.length).toBe(barCount(one))
      expect(heights.length).toBeGreaterThanOrEqual(3)
      expect(heights.length).toBeLessThanOrEqual(110)
      for (const height of heights) expect(height >= 0 && height <= 1).toBe(true)
    }),
  )
})

test('the same seed draws the same bars and another seed others', () => {
  const marathon: Leg = { hue: 'run', km: 42.195, gain: 200 }
  expect(profileHeights('oslo', marathon)).toEqual(profileHeights('oslo', marathon))
  expect(profileHeights('oslo', marathon)).not.toEqual(profileHeights('rome', marathon))
})

test('without a climb, on any leg on land, the drawing depends on lengths alone', () => {
  const legs: Leg[] = [
    { hue: 'water', km: 1.5 },
    { hue: 'cycling', km: 40, gain: 500 },
    { hue: 'run', km: 10 },
  ]
  expect(drawBars('a', legs, 600, 80)).toEqual(drawBars('b', legs, 600, 80))
  const climbed = legs.map((each) => (each.hue === 'run' ? { ...each, gain: 60 } : each))
  expect(drawBars('a', climbed, 600, 80)).not.toEqual(drawBars('b', climbed, 600, 80))
})

test('the drawing of a race with unknown climb has a post where each race ends', () => {
  const drawing = drawBars('a', [{ hue: 'run', km: 42.195 }], 1240, 100, { ends: [21.1, 10] })
  expect(drawing.legs[0]?.bars.match(/v-98h/gu)).toHaveLength(3)
})

test('a ruler in miles has a bar per mile', () => {
  const legs: Leg[] = [{ hue: 'run', km: 42.195 }]
  const drawing = drawBars('a', legs, 1240, 100, { unitKm: 1.609344 })
  expect(drawing.legs[0]?.bars.match(/V/gu)).toHaveLength(26)
})

test('a mountain race has higher bars than a flat one of the same seed and length', () => {
  const span = (gain: number) => {
    const heights = profileHeights('x', { hue: 'trail', km: 50, gain })
    return Math.max(...heights) - Math.min(...heights)
  }
  expect(span(3500)).toBeGreaterThan(span(100) * 2)
})

test('any race is drawn within its box, in numbers that an SVG path can hold', () => {
  const box = fc.tuple(fc.integer({ min: 60, max: 1400 }), fc.integer({ min: 20, max: 200 }))
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(leg, { minLength: 1, maxLength: 5 }),
      box,
      (seed, legs, [width, height]) => {
        const drawing = drawBars(seed, legs, width, height)
        const path = drawing.start + drawing.line + drawing.legs.map(({ bars }) => bars).join('')
        expect(path).toMatch(/^[MmhvVHz0-9 .-]+$/u)
        let reached = 0
        for (const { x, width: legWidth } of drawing.legs) {
          expect(x).toBeGreaterThanOrEqual(reached - 0.02)
          reached = x + legWidth
        }
        expect(reached).toBeLessThanOrEqual(width + 0.1)
      },
    ),
  )
})

test('a triathlon has three legs, each in its hue, and one waterline', () => {
  const legs: Leg[] = [
    { hue: 'water', km: 3.8 },
    { hue: 'cycling', km: 180 },
    { hue: 'run', km: 42.195 },
  ]
  const drawing = drawBars('roth', legs, 1240, 110)
  expect(drawing.legs.map(({ hue }) => hue)).toEqual(['water', 'cycling', 'run'])
  expect(drawing.line.match(/M/gu)).toHaveLength(1)
  const [water, bike] = drawing.legs
  expect(bike?.width).toBeGreaterThan(water?.width ?? Infinity)
})

test('a race on land has no waterline', () => {
  expect(drawBars('oslo', [{ hue: 'run', km: 10 }], 300, 80).line).toBe('')
})

test('on a narrow tile neighbouring bars are averaged to a printable width', () => {
  const bars = drawBars('x', [{ hue: 'cycling', km: 110 }], 152, 44).legs[0]?.bars ?? ''
  const count = bars.match(/V/gu)?.length ?? 0
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(110)
  expect(152 / count).toBeGreaterThanOrEqual(3)
})

/** Heights of the bars of a path, as shares of the drawing's. */
const shares = (path: string, height: number): number[] =>
  [...path.matchAll(/v-(?<rise>\d+)h/gu)].map(({ groups }) => Number(groups?.['rise']) / height)

/** Left edges of the bars of a path, as shares of a width. */
function edges(path: string, width: number): number[] {
  let x = 0
  return [...path.matchAll(/([Mmh])([\d.]+)/gu)].flatMap(([, command, value]) => {
    x += Number(value)
    return command === 'h' ? [] : [x / width]
  })
}

test.each([152, 300, 1240])(
  'bars in their own units are where those in pixels are, %i px wide',
  (width) => {
    for (const km of [3, 5, 21.1, 110, 240]) {
      const legs: Leg[] = [{ hue: 'trail', km, gain: 1000 }]
      const inPixels = drawBars('x', legs, width, 44)
      const inUnits = drawBars('x', legs, width, 44, { inBarUnits: true })
      const [first, second] = [inPixels, inUnits].map((each) =>
        edges(each.legs[0]?.bars ?? '', each.width),
      )
      expect(second?.length).toBe(first?.length)
      for (const [i, edge] of (first ?? []).entries())
        expect(Math.abs(edge - (second?.[i] ?? 0)) * width).toBeLessThan(1)
      expect(inUnits.legs[0]?.bars).toMatch(/^M[\d.]+ 32v-\d+h3V32(?:m2 0v-\d+h3V32)*$/u)
      const [tops = [], tall = []] = [inUnits, inPixels].map((each) =>
        shares(each.legs[0]?.bars ?? '', each.height),
      )
      for (const [i, top] of tops.entries())
        expect(Math.abs(top - (tall[i] ?? 0))).toBeLessThan(0.5 / 32 + 0.5 / 44 + 0.001)
    }
  },
)

test('measured heights take the place of those that follow from the climb', () => {
  const legs: Leg[] = [{ hue: 'trail', km: 4, gain: 300 }]
  const drawing = drawBars('a', legs, 400, 100, { heights: [0.1, 1, 0.5, 0.25] })
  const tops = [...(drawing.legs[0]?.bars ?? '').matchAll(/v(?<tall>-\d+)h/gu)]
  expect(tops.map(({ groups }) => groups?.['tall'])).toEqual(['-10', '-100', '-50', '-25'])
})
