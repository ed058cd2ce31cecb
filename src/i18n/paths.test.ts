import './all-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseLocale, type Locale, locales } from '../model/locales.ts'
import {
  canonicalPath,
  encodeSegment,
  localPath,
  pathOf,
  splitLocale,
  type Target,
} from './paths.ts'
import {
  deskScreens,
  eventSteps,
  memberPages,
  organiserEventsPages,
  organiserSections,
  profilePages,
} from './words.ts'

const segment = fc.string({ minLength: 1, maxLength: 20 }).map(encodeSegment)
const tail = fc
  .array(segment, { maxLength: 4 })
  .map((parts) => parts.map((part) => `/${part}`).join(''))
const route = fc.oneof(
  fc.constant('/'),
  fc.constantFrom('/about-us', '/page/cookie-policy', '/page/privacy-policy', '/page/x'),
  fc.constantFrom('/members', '/members/signin', '/members/registration', '/members/x/signin'),
  fc.constantFrom('/members/registration/athlete', '/members/password/resetpassword/x'),
  fc.constantFrom('/profile', '/profile/saved-events', '/profile/x'),
  fc
    .tuple(fc.constantFrom('/calendar', '/event', '/sport'), tail)
    .map(([word, rest]) => word + rest),
)
const locale = fc.constantFrom(...locales)

/** Canonical path of a URL's path, by the router's `rewrite` (src/router.tsx). */
function read(path: string): { locale: Locale; path: string } {
  const { locale: found, rest } = splitLocale(path)
  return { locale: found, path: canonicalPath(rest, found) }
}

test('a path translated to a language and back is the same', () => {
  fc.assert(
    fc.property(route, locale, (path, into) => {
      expect(read(localPath(path, into))).toEqual({ locale: into, path })
    }),
    { numRuns: 1000 },
  )
})

test('parameters are never translated, even if they equal route words', () => {
  fc.assert(
    fc.property(tail, locale, (rest, into) => {
      expect(localPath(`/event${rest}`, into).endsWith(rest)).toBe(true)
    }),
  )
  expect(localPath('/event/calendar/sport', 'de').endsWith('/calendar/sport')).toBe(true)
  expect(canonicalPath('/event/kalender', 'de')).toBe('/event/kalender')
})

test('words after /members are translated, unknown ones stay', () => {
  expect(localPath('/members/signin', 'fr')).toBe('/fr/membres/connexion')
  expect(canonicalPath('/membres/creer-un-compte', 'fr')).toBe('/members/registration')
  expect(localPath('/members/password/forgotpassword', 'pt-BR')).toBe(
    '/pt-BR/membros/senha/esquecida',
  )
  expect(canonicalPath('/mitglieder/konto-anlegen/sportler', 'de')).toBe(
    '/members/registration/athlete',
  )
  expect(canonicalPath('/membres/__proto__', 'fr')).toBe('/members/__proto__')
  expect(localPath('/members/constructor', 'fr')).toBe('/fr/membres/constructor')
})

test.each([
  ['/', 'en', '/'],
  ['/pt', 'pt', '/'],
  ['/pt-BR', 'pt-BR', '/'],
  ['/pt-BR/x', 'pt-BR', '/x'],
  ['/de/', 'de', '/'],
  ['/pt-br/x', 'en', '/pt-br/x'],
  ['/PT', 'en', '/PT'],
  ['/en', 'en', '/en'],
  ['/en/calendar', 'en', '/en/calendar'],
  ['/deutschland', 'en', '/deutschland'],
  ['/xx/calendar', 'en', '/xx/calendar'],
] as const)('%s is the language %s and the path %s', (path, found, rest) => {
  expect(splitLocale(path)).toEqual({ locale: found, rest })
})

test('/pt and /pt-BR are distinct for every route', () => {
  for (const path of ['/', '/about-us', '/calendar', '/event/oslo', '/sport/x']) {
    expect(read(localPath(path, 'pt')).locale).toBe('pt')
    expect(read(localPath(path, 'pt-BR')).locale).toBe('pt-BR')
  }
})

test('an English path has no prefix and is not translated', () => {
  fc.assert(fc.property(route, (path) => localPath(path, baseLocale) === path))
})

test('a path with malformed percent-encoding is unchanged', () => {
  expect(canonicalPath('/%E0%A4%A/x', 'th')).toBe('/%E0%A4%A/x')
})

test('words of any script are percent-encoded once', () => {
  fc.assert(
    fc.property(locale, fc.string({ minLength: 1, maxLength: 30 }), (into, word) => {
      const path = pathOf({ to: 'sport', word }, into)
      expect(path).toMatch(/^[\x21-\x7e]+$/u)
      expect(decodeURIComponent(path).endsWith(`/${word}`)).toBe(true)
      expect(path).not.toMatch(/[?#]/u)
    }),
  )
})

test('the router reads the path of every target back', () => {
  const targets: [Target, string][] = [
    [{ to: 'home' }, '/'],
    [{ to: 'about' }, '/about-us'],
    [{ to: 'campaign', campaign: 'black-friday' }, '/lp/black-friday'],
    [{ to: 'landing' }, '/landing'],
    [{ to: 'landing', slug: 'tri-club' }, '/landing/tri-club'],
    [{ to: 'calendar', criteria: [] }, '/calendar'],
    [{ to: 'calendar', criteria: ['running', '2027-05'] }, '/calendar/running/2027-05'],
    [{ to: 'sport', word: 'running' }, '/sport/running'],
    [{ to: 'policy', policy: 'cookie-policy' }, '/page/cookie-policy'],
    [{ to: 'policy', policy: 'privacy-policy' }, '/page/privacy-policy'],
    [{ to: 'members', page: 'signin' }, '/members/signin'],
    [{ to: 'profile', page: 'saved-events' }, '/profile/saved-events'],
    [{ to: 'moderation' }, '/moderation'],
    [{ to: 'desk', screen: 'redirects' }, '/moderation/redirects'],
    [{ to: 'desk', screen: 'news', document: 12 }, '/moderation/news/12'],
    [{ to: 'list', token: 'Ab-9_' }, '/profile/saved-events/Ab-9_'],
    [{ to: 'event-step', step: 'signup', permalink: 'oslo' }, '/event/signup/oslo'],
    [{ to: 'organiser-events' }, '/organiser-events'],
    [{ to: 'organiser-events', page: 'new' }, '/organiser-events/new'],
    [{ to: 'organiser-event', event: 'oslo' }, '/organiser-events/oslo'],
    [{ to: 'organiser-event', event: 'oslo', section: 'media' }, '/organiser-events/oslo/media'],
    [{ to: 'event', permalink: 'oslo-marathon' }, '/event/oslo-marathon'],
    [
      { to: 'event', permalink: 'oslo-marathon', date: '2027-05-01' },
      '/event/oslo-marathon/2027-05-01',
    ],
  ]
  for (const into of locales) {
    for (const [target, path] of targets)
      expect(read(pathOf(target, into))).toEqual({ locale: into, path })
  }
})

test('200 links of a page are translated within a millisecond', () => {
  // The limit is ten times the usual duration, and the best of ten runs counts, so that a busy machine does not fail
  // the test. The translation by the router itself would take a second.
  const once = (): number => {
    const began = performance.now()
    for (let i = 0; i < 200; i++)
      localPath(`/event/some-event-${i}/2027-05-01`, locales[i % 17] ?? 'en')
    return performance.now() - began
  }
  expect(Math.min(...Array.from({ length: 10 }, once))).toBeLessThan(10)
})

test('every route in every language has its published path', async () => {
  const paths = [
    '/',
    '/about-us',
    '/sale',
    '/lp/black-friday',
    '/landing',
    '/landing/x',
    '/moderation',
    ...deskScreens.map((screen) => `/moderation/${screen}`),
    '/moderation/pages/12',
    '/calendar',
    '/calendar/x',
    '/sport/x',
    '/event/x',
    '/event/x/2027-05-01',
    '/page/cookie-policy',
    '/page/privacy-policy',
    ...memberPages.map((page) => `/members/${page}`),
    ...profilePages.map((page) => `/profile/${page}`),
    '/organiser/x',
    ...eventSteps.map((step) => `/event/${step}/x`),
    '/organiser-events',
    ...organiserEventsPages.map((page) => `/organiser-events/${page}`),
    '/organiser-events/x',
    ...organiserSections.map((section) => `/organiser-events/x/${section}`),
  ]
  const lines = locales.flatMap((into) =>
    paths.map((path) => `${into} ${decodeURI(localPath(path, into))}`),
  )
  // Published paths stay: change this list (vitest --update) only together with a redirect.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./published-paths.txt')
})
