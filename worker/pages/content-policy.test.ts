import { expect, test } from 'vitest'
import { closedPolicy, pagePermissions, pagePolicy, plainPolicy } from './content-policy.ts'

const settings = {
  MAP_STYLE_URL: '',
  SENTRY_DSN: '',
  AUTH_GOOGLE_ID: '',
  AUTH_GOOGLE_GSI_URL: 'https://accounts.google.com/gsi/client',
  PAYMENT_METHODS: ['free'],
}

/** The sources of a directive. */
function sourcesOf(policy: string, name: string): string[] {
  const [, ...sources] =
    policy
      .split('; ')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ') ?? []
  return sources
}

test('without settings a page loads from this site only', () => {
  expect(pagePolicy('n', settings)).not.toMatch(/https?:/u)
})

test('where cards are paid at Stripe a form may lead there, and nothing else changes', () => {
  const policy = pagePolicy('n', { ...settings, PAYMENT_METHODS: ['free', 'stripe'] })
  expect(sourcesOf(policy, 'form-action')).toEqual(["'self'", 'https://checkout.stripe.com'])
  expect(policy.replace(' https://checkout.stripe.com', '')).toBe(pagePolicy('n', settings))
})

test('with a client id Google’s frames, styles and requests are allowed, and its script by the nonce only', () => {
  const policy = pagePolicy('n', { ...settings, AUTH_GOOGLE_ID: 'client' })
  expect(sourcesOf(policy, 'style-src')).toEqual([
    "'self'",
    'https://accounts.google.com/gsi/style',
  ])
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/'])
  expect(sourcesOf(policy, 'frame-src')).toEqual(['https://accounts.google.com/gsi/'])
  expect(sourcesOf(policy, 'script-src')).toEqual(["'nonce-n'", "'strict-dynamic'", "'self'"])
})

test('a setting moves Google’s script, which needs a client id as well', () => {
  const AUTH_GOOGLE_GSI_URL = 'https://google.test:8443/gsi/client'
  expect(pagePolicy('n', { ...settings, AUTH_GOOGLE_ID: '', AUTH_GOOGLE_GSI_URL })).toBe(
    pagePolicy('n', settings),
  )
  const withGoogle = { ...settings, AUTH_GOOGLE_ID: 'client', AUTH_GOOGLE_GSI_URL }
  expect(sourcesOf(pagePolicy('n', withGoogle), 'frame-src')).toEqual([
    'https://google.test:8443/gsi/',
  ])
  expect(pagePermissions(withGoogle)).toMatch(
    / identity-credentials-get=\(self "https:\/\/google\.test:8443"\)$/u,
  )
  expect(pagePermissions(settings)).not.toContain('identity')
})

test('error reports are allowed to the host of the DSN, without its key', () => {
  const SENTRY_DSN = 'https://abc123@errors.example/some/7'
  const policy = pagePolicy('n', { ...settings, SENTRY_DSN })
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://errors.example'])
  expect(policy).not.toContain('abc123')
})

test('a map of another service may load from any host over https', () => {
  const MAP_STYLE_URL = 'https://maps.example/style.json'
  const policy = pagePolicy('n', { ...settings, MAP_STYLE_URL })
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https:'])
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:'])
  expect(sourcesOf(policy, 'script-src')).not.toContain('https:')
})

test.each([closedPolicy, plainPolicy, pagePolicy('n', settings)])(
  'policy %# forbids frames around the page, another base, plug-ins and foreign form targets',
  (policy) => {
    for (const name of ['frame-ancestors', 'base-uri', 'object-src', 'default-src'])
      expect(sourcesOf(policy, name)).toEqual(["'none'"])
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"])
    expect(policy).not.toMatch(/unsafe-/u)
  },
)
