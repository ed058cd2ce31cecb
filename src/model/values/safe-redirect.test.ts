import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://startline.example'

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://startline.example@evil.example',
  'startline.example.evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '//[::1]/',
  '/calendar\r\nset-cookie: sid=1',
  '/%0d%0aset-cookie:%20sid=1',
  '/calendar\0',
  '/%252fevil.example/%25',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/..%2f/evil.example',
  ' /calendar',
  '',
]

test('the corpus has 26 distinct texts', () => {
  expect(new Set(hostile).size).toBe(26)
})

test.each(hostile)('%j is refused', (text) => {
  expect(safeRedirect(text)).toBeNull()
  expect(safeRedirect(text, origin)).toBeNull()
})

test.each([
  '/',
  '/calendar?text=a%20b&page=2',
  '/de/kalender/laufen/deutschland#liste',
  '/profile/edit?next=https://evil.example/',
  '/event/10%25-lauf',
  '/search/a%20b%2Fc',
])('the path %s is accepted unchanged', (path) => {
  expect(safeRedirect(path)).toBe(path)
  expect(safeRedirect(path, origin)).toBe(path)
})

test('letters of other scripts and dot segments are normalised as in URLs', () => {
  expect(safeRedirect('/ja/マラソン')).toBe('/ja/%E3%83%9E%E3%83%A9%E3%82%BD%E3%83%B3')
  expect(safeRedirect('/de/../fr')).toBe('/fr')
})

test('a missing, malformed or too long path is refused', () => {
  expect([safeRedirect(null), safeRedirect(undefined), safeRedirect('/%E0%A4%A')]).toEqual([
    null,
    null,
    null,
  ])
  expect(safeRedirect(`/${'a'.repeat(2047)}`)).toHaveLength(2048)
  expect(safeRedirect(`/${'a'.repeat(2048)}`)).toBeNull()
  expect(safeRedirect(`/${'ä'.repeat(1000)}`), 'too long once it is encoded').toBeNull()
})

/** Texts of characters that browsers have been known to misread in URLs, and of any others. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%2f',
  '%5C',
  '%252F',
  '%2e',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  'https:',
  'javascript:',
  'evil.example',
  'calendar',
  '%',
  '%09',
  '%00',
  '\u3002',
  '[::1]',
)
const text = fc.oneof(
  fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => ['/', ...pieces]),
)

const numRuns = Number(process.env['REDIRECT_RUNS'] ?? 3000)

test('any accepted path stays on the site, raw, by its pathname, and decoded', () => {
  let followed = 0
  fc.assert(
    fc.property(text, (pieces) => {
      const safe = safeRedirect(pieces.join(''), origin)
      if (safe === null) return
      followed += 1
      const url = new URL(safe, origin)
      expect(url.origin).toBe(origin)
      expect(new URL(url.pathname, origin).origin).toBe(origin)
      expect(new URL(decodeURIComponent(url.pathname), origin).origin).toBe(origin)
      expect(safe).toMatch(/^\/(?![/\\])[^\s\\]*$/u)
      expect(safeRedirect(safe, origin), 'a second look changes nothing').toBe(safe)
    }),
    { numRuns },
  )
  expect(followed, 'the guard lets something pass').toBeGreaterThan(numRuns / 100)
})

test('every plain path of the site is accepted', () => {
  const word = fc.stringMatching(/^[a-z\d-]{1,12}$/u)
  const query = fc.dictionary(word, fc.string({ unit: 'grapheme', maxLength: 8 }))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), query, (words, keys) => {
      const pairs = Object.entries(keys).map(([key, value]) => [key, value.toWellFormed()])
      const path = `/${words.join('/')}?page=2&${new URLSearchParams(pairs).toString()}`
      expect(safeRedirect(path)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})
