import { expect, test } from 'vitest'
import { placeForPage } from './here.ts'
import { pageUrl } from './page-url.ts'

function requestFor(path: string, cf: unknown): Request {
  return Object.assign(new Request(`https://startline.example${path}`), { cf })
}

const continentOn = (path: string, cf: unknown) => {
  const request = requestFor(path, cf)
  return placeForPage(request, pageUrl(new URL(request.url))).continent
}

test('a map without a box depends on the continent of the time zone that the edge guesses', () => {
  expect(continentOn('/calendar?view=map', { timezone: 'Europe/Berlin' })).toBe('Europe')
  expect(continentOn('/calendar?view=map', { timezone: 'America/Lima' })).toBe('SouthAmerica')
  expect(continentOn('/calendar?view=map', { timezone: 'Indian/Mauritius' })).toBeNull()
  expect(continentOn('/calendar?view=map', undefined)).toBeNull()
})

test('no other page depends on the continent', () => {
  for (const path of [
    '/calendar',
    '/',
    '/calendar?view=month',
    '/calendar?view=map&box=5,44,16,48',
  ])
    expect(continentOn(path, { timezone: 'Europe/Berlin' }), path).toBeNull()
})
