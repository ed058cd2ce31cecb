import { expect, test } from 'vitest'
import { groundOpacity } from './ground.ts'
import { palette, stocks } from './palette.ts'

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Relative luminance of WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('texts keep a contrast above 4 where the ground of a card is water', () => {
  for (const [hue, { stock, deep }] of Object.entries(stocks)) {
    const ground = channels(stock).map(
      (value, index) => value * (1 - groundOpacity) + (channels(deep)[index] ?? 0) * groundOpacity,
    )
    for (const ink of [deep, palette.ink2, palette.ink]) {
      const contrast = (luminance(ground) + 0.05) / (luminance(channels(ink)) + 0.05)
      expect(contrast, `${ink} on ${hue}`).toBeGreaterThan(4)
    }
  }
})
