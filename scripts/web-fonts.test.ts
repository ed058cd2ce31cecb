import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFaces } from './web-fonts.ts'

const css = readFileSync('src/styles/base/fonts.css', 'utf8')

test('each face with a file states weights and characters', () => {
  const faces = readFaces(css)
  expect(faces.map(({ file }) => file)).toHaveLength(6)
  for (const { weights, characters } of faces) {
    expect(weights.min).toBeLessThan(weights.max)
    expect(characters.length).toBeGreaterThan(60)
  }
})

test('a face without characters is refused', () => {
  const rule = "@font-face{font-weight:400 900;src:url('@fontsource-variable/a/files/a.woff2')}"
  expect(() => readFaces(rule)).toThrow('unicode-range')
})

test('two faces of one family share no character, so that one letter loads one file', () => {
  const seen = new Map<string, Set<string>>()
  for (const { file, characters } of readFaces(css)) {
    const family = file.split('/')[0] ?? ''
    const known = seen.get(family) ?? new Set()
    for (const character of characters) {
      expect(known.has(character), `${family} ${character}`).toBe(false)
      known.add(character)
    }
    seen.set(family, known)
  }
})
