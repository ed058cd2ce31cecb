import { expect, test } from 'vitest'
import { withDefaultHeaders } from './headers.ts'

const forAll = 'public, max-age=60, s-maxage=300'

const cacheOf = (status: number, headers: Record<string, string>): string | null =>
  withDefaultHeaders(new Response(null, { status, headers })).headers.get('cache-control')

test('a successful response and a 304 keep their public cache-control', () => {
  expect(cacheOf(200, { 'cache-control': forAll })).toBe(forAll)
  expect(cacheOf(304, { 'cache-control': forAll })).toBe(forAll)
})

test('a response that sets a cookie is never public, whatever its cache-control', () => {
  const cookie = { 'set-cookie': 'a=b' }
  expect(cacheOf(200, { ...cookie, 'cache-control': forAll })).toBe('private, no-store')
  expect(cacheOf(200, { ...cookie, 'cache-control': 's-maxage=60' })).toBe('private, no-store')
  expect(cacheOf(200, { ...cookie, etag: '"a"' })).toBe('no-store')
  expect(cacheOf(200, { ...cookie, 'cache-control': 'private, no-cache' })).toBe(
    'private, no-cache',
  )
})

test.each([301, 302, 303, 400, 401, 403, 404, 410, 429, 500, 503])(
  'a response with status %i is never public',
  (status) => {
    expect(cacheOf(status, { 'cache-control': forAll })).toBe('private, no-store')
    expect(cacheOf(status, { etag: '"a"' })).toBe('no-store')
    expect(cacheOf(status, {})).toBe('no-store')
  },
)

test('a response keeps its own policy, and gets the closed one without', () => {
  const policyOf = (status: number, headers: Record<string, string>) =>
    withDefaultHeaders(new Response(null, { status, headers })).headers.get(
      'content-security-policy',
    )
  expect(policyOf(200, { 'content-security-policy': "script-src 'nonce-a'" })).toBe(
    "script-src 'nonce-a'",
  )
  expect(policyOf(200, {})).toMatch(/^default-src 'none'; base-uri 'none'/u)
  expect(policyOf(304, {}), 'it would replace that of a kept page').toBeNull()
})
