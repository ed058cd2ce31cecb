import '../../src/i18n/all-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageUrl, slashRedirect } from './page-url.ts'

const origin = 'https://startline.example'

/** URL of a request with a path that is not normalized. */
const urlOf = (path: string) => new URL(origin + path)

const hostile = [
  '//',
  '///',
  '//?x=1',
  '//%',
  '//[',
  '//@',
  '//host:99999/',
  '//evil.example/calendar',
  '///evil.example/calendar',
  '/\\evil.example/calendar',
  '\\\\evil.example/calendar',
  '/de//evil.example/kalender',
  '/de/\\evil.example',
  '//evil.example//calendar?minKm=5',
]

test.each(hostile)('%s is rendered at our own origin, and redirected to single slashes', (path) => {
  expect(pageUrl(urlOf(path)).origin).toBe(origin)
  const redirect = slashRedirect(urlOf(path))
  expect(redirect?.status).toBe(301)
  const location = redirect?.headers.get('location') ?? ''
  expect(location).toMatch(/^\/(?!\/)/u)
  const target = new URL(location, origin)
  expect([target.origin, slashRedirect(target)]).toEqual([origin, null])
})

test('the redirect keeps the rest of the path and the query', () => {
  const location = (path: string) => slashRedirect(urlOf(path))?.headers.get('location')
  expect(location('//calendar//running?minKm=5')).toBe('/calendar/running?minKm=5')
  expect(location('//%')).toBe('/%25')
  expect(location('/calendar/running?to=//x')).toBeUndefined()
})

test('no path changes the origin, and none fails', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%',
    '%2f',
    '%5C',
    '[',
    '@',
    ':',
    '..',
    'a',
    'de',
    '?',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const url = urlOf(`/${parts.join('')}`)
      expect(pageUrl(url).origin).toBe(origin)
      const location = slashRedirect(url)?.headers.get('location')
      if (location !== undefined && location !== null)
        expect(new URL(location, origin).origin).toBe(origin)
    }),
  )
})

test('the URL of a page keeps only the query keys that the page reads, in any language', () => {
  const rendered = (path: string) => {
    const { pathname, search } = pageUrl(urlOf(path))
    return pathname + search
  }
  expect(rendered('/de/kalender?utm_source=x&minKm=5')).toBe('/de/kalender?minKm=5')
  expect(rendered('/ja/%E3%82%AB?x=1')).not.toContain('x=1')
  expect(rendered('/de/mitglieder/einloggen?next=%2Fde&confirmation_token=secret')).toBe(
    '/de/mitglieder/einloggen?next=%2Fde',
  )
})
