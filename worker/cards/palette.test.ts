import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hues } from '../../src/model/sports.ts'
import { palette, stocks, tones } from './palette.ts'

/** The light tokens: tokens.css declares the light value of each token first. */
function tokens(): Map<string, string> {
  const css = readFileSync('src/styles/tokens.css', 'utf8')
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu))
    if (!found.has(name)) found.set(name, value)
  return found
}

test('cards have the colours of the pages’ light theme', () => {
  const css = tokens()
  const { ink2, ...named } = palette
  for (const [name, value] of Object.entries(named))
    expect([name, css.get(name)]).toEqual([name, value])
  expect(css.get('ink-2')).toBe(ink2)
  for (const hue of hues) {
    expect([hue, css.get(`${hue}-stock`), css.get(`${hue}-deep`)]).toEqual([
      hue,
      stocks[hue].stock,
      stocks[hue].deep,
    ])
  }
  for (const tone of ['bad', 'warn', 'note'] as const)
    expect([css.get(tone), css.get(`${tone}-tint`)]).toEqual([tones[tone].text, tones[tone].tint])
})
