import { expect, test } from 'vitest'
import { isWebAddress, shownHost } from './web-address.ts'

const withPassword = Object.assign(new URL('https://example.org'), { username: 'a', password: 'b' })

test.each([
  'https://www.strava.com/athletes/1',
  'http://example.org',
  'https://example.org/läufe?x=1#y',
  'https://пример.рф/',
])('%s is accepted', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

test('the host of a URL is shown without "www."; a text that is no URL has none', () => {
  const hosts = ['https://www.strava.com/athletes/1', 'http://results.example.org:81/', 'strava']
  expect(hosts.map(shownHost)).toEqual(['strava.com', 'results.example.org', ''])
})

test.each([
  '',
  'strava.com/athletes/1',
  '//example.org',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://example.org',
  'data:text/html,x',
  'ftp://example.org',
  'https://',
  'https://localhost',
  'https://example.org@evil.example',
  withPassword.href,
  'https://exa mple.org',
  'https://example.org/\nx',
  'https:\\\\example.org',
])('%j is refused', (text) => {
  expect(isWebAddress(text)).toBe(false)
})
