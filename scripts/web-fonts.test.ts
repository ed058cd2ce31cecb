import { readFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { cutFace, readFaces } from './web-fonts.ts'

const css = readFileSync('src/styles/base/fonts.css', 'utf8')

test('each face with a file states weights and characters', () => {
  const faces = readFaces(css)
  expect(faces.map(({ file }) => file)).toHaveLength(8)
  for (const { weights, characters } of faces) {
    expect(weights.min).toBeLessThan(weights.max)
    expect(characters.length).toBeGreaterThan(20)
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

test('pages in Polish and Turkish load one face of extended letters a family', () => {
  const letters = new Set('ąćęłńóśźżğışöüçĄĆĘŁŃÓŚŹŻĞİŞÖÜÇ')
  const extended = readFaces(css).filter(({ file }) => file.includes('latin-ext'))
  const used = extended.filter(({ characters }) =>
    [...characters].some((each) => letters.has(each)),
  )
  expect(used.map(({ file }) => file).filter((file) => file.includes('.rest.'))).toEqual([])
  expect(used).toHaveLength(2)
})

/** Outline of a letter as a browser draws it for a language, as an SVG path. */
function outline(file: Uint8Array, letter: string, language: string): string {
  const font = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(file).buffer)))
  const buffer = new hb.Buffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  hb.shape(font, buffer)
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }) => font.glyphToPath(codepoint))
    .join()
}

const cyrillicFaces = readFaces(css).filter(({ characters }) => characters.includes('т'))

test('the style sheet has two faces with Cyrillic letters', () => {
  expect(cyrillicFaces).toHaveLength(2)
})

test.each(cyrillicFaces)('$file has Russian letters beside the Bulgarian ones', async (face) => {
  const file = await cutFace(face, 'truetype')
  for (const letter of 'тгдил') {
    const russian = outline(file, letter, 'ru')
    expect(russian.length).toBeGreaterThan(10)
    expect(russian, letter).not.toBe(outline(file, letter, 'bg'))
  }
})
