import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawBars, type Leg } from '../model/kilometre-bars.ts'
import { groups, type SportGroup } from '../model/sports.ts'

const legs: Record<SportGroup, readonly Leg[]> = {
  run: [{ hue: 'run', km: 30, gain: 400 }],
  cycling: [{ hue: 'cycling', km: 32, gain: 900 }],
  water: [{ hue: 'water', km: 16 }],
  winter: [{ hue: 'winter', km: 30, gain: 700 }],
  other: [{ hue: 'other', km: 24, gain: 200 }],
  multi: [
    { hue: 'water', km: 1.5 },
    { hue: 'cycling', km: 20, gain: 300 },
    { hue: 'run', km: 10, gain: 60 },
  ],
}

function symbolOf(group: SportGroup): string {
  const drawing = drawBars(group, legs[group], 240, 72)
  const fill = (hue: string) => (drawing.legs.length > 1 ? `var(--${hue}-deep)` : 'var(--deep)')
  const paths = [
    `<path fill="var(--flare)" d="${drawing.start}"/>`,
    ...(drawing.line === '' ? [] : [`<path fill="var(--water-deep)" d="${drawing.line}"/>`]),
    ...drawing.legs.map(({ hue, bars }) => `<path fill="${fill(hue)}" d="${bars}"/>`),
  ]
  return `<symbol id="bars-${group}" viewBox="0 0 240 72" preserveAspectRatio="none">${paths.join('')}</symbol>`
}

test('the sprite contains the bars of every group as drawBars draws them', () => {
  const lines = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8').split('\n')
  for (const group of groups) expect(lines).toContain(symbolOf(group))
})
