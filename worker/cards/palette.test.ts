import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hues } from '../../src/model/event/sports.ts'
import { palette, stocks, tones } from './palette.ts'

const sheet = readFileSync('src/styles/base/tokens.css', 'utf8')

/** Light values of a text's tokens: tokens.css declares the light value of each token first. */
function tokens(css: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu))
    if (!found.has(name)) found.set(name, value)
  return found
}

/** Light tokens of a group of sports. */
const tokensOf = (hue: string): Map<string, string> =>
  tokens(sheet.slice(sheet.indexOf(`.g-${hue} {`)))

test('cards have the colours of the pages’ light theme', () => {
  const css = tokens(sheet)
  const { ink2, ...named } = palette
  for (const [name, value] of Object.entries(named))
    expect([name, css.get(name)]).toEqual([name, value])
  expect(css.get('ink-2')).toBe(ink2)
  for (const hue of hues) {
    const group = tokensOf(hue)
    expect([hue, group.get('stock'), group.get('deep')]).toEqual([
      hue,
      stocks[hue].stock,
      stocks[hue].deep,
    ])
  }
  for (const tone of ['bad', 'warn', 'note'] as const)
    expect([css.get(tone), css.get(`${tone}-tint`)]).toEqual([tones[tone].text, tones[tone].tint])
})
