import { expect, test } from 'vitest'
import { ConfigError, readSettings } from './env.ts'
import { googleClientSettings } from './google-settings.ts'

const bindings = { DB: { prepare: null }, KV: { get: null } }

test('the rates URLs default to the two banks and can be set to empty', () => {
  const defaults = readSettings(bindings)
  expect(defaults.RATES_ECB_URL).toMatch(/^https:\/\/www\.ecb\.europa\.eu\//u)
  expect(defaults.RATES_RSD_URL).toMatch(/^https:\/\//u)
  const off = readSettings({ ...bindings, RATES_ECB_URL: '', RATES_RSD_URL: '' })
  expect([off.RATES_ECB_URL, off.RATES_RSD_URL]).toEqual(['', ''])
})

test.each(['http://www.ecb.europa.eu/x.xml', 'ftp://127.0.0.1/', 'here', 7])(
  'the rates URL %s is a ConfigError that names its key',
  (address) => {
    const read = () => readSettings({ ...bindings, RATES_RSD_URL: address })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow('RATES_RSD_URL')
  },
)

test('the map style defaults to none, takes an https URL, and is otherwise a ConfigError', () => {
  expect(readSettings(bindings).MAP_STYLE_URL).toBe('')
  const style = 'https://tiles.example/style.json'
  expect(readSettings({ ...bindings, MAP_STYLE_URL: style }).MAP_STYLE_URL).toBe(style)
  for (const wrong of ['http://tiles.example/style.json', 'tiles', 7])
    expect(() => readSettings({ ...bindings, MAP_STYLE_URL: wrong })).toThrow('MAP_STYLE_URL')
})

test('a site names no operator by default, and its profiles are https URLs', () => {
  expect(readSettings(bindings)).toMatchObject({ OPERATOR_NAME: '', SOCIAL_PROFILES: [] })
  const SOCIAL_PROFILES = 'https://a.example/startline  https://b.example/startline'
  expect(readSettings({ ...bindings, SOCIAL_PROFILES }).SOCIAL_PROFILES).toEqual([
    'https://a.example/startline',
    'https://b.example/startline',
  ])
  for (const wrong of ['http://a.example', 'startline', 7])
    expect(() => readSettings({ ...bindings, SOCIAL_PROFILES: wrong })).toThrow('SOCIAL_PROFILES')
  expect(() => readSettings({ ...bindings, OPERATOR_EMAIL: 'nobody' })).toThrow('OPERATOR_EMAIL')
})

test('links in email of the cron lead to the port of npm start, or to its default', () => {
  expect(readSettings(bindings).LOCAL_ORIGIN).toBe('http://localhost:8787')
  const LOCAL_ORIGIN = 'http://localhost:9000'
  expect(readSettings({ ...bindings, LOCAL_ORIGIN }).LOCAL_ORIGIN).toBe(LOCAL_ORIGIN)
  expect(() => readSettings({ ...bindings, LOCAL_ORIGIN: 'here' })).toThrow('LOCAL_ORIGIN')
})

test('names are resolved where npm start has a resolver, and nowhere else', () => {
  expect(readSettings(bindings).LOCAL_RESOLVER).toBe('')
  const LOCAL_RESOLVER = 'http://127.0.0.1:4000'
  expect(readSettings({ ...bindings, LOCAL_RESOLVER }).LOCAL_RESOLVER).toBe(LOCAL_RESOLVER)
})

test('auth 64: Google is disabled without an id, enabled with id and secret, and an id alone is a ConfigError', () => {
  expect(googleClientSettings({})).toBeNull()
  expect(readSettings(bindings).AUTH_GOOGLE_ID).toBe('')
  const id = { AUTH_GOOGLE_ID: 'startline.apps.example' }
  expect(() => readSettings({ ...bindings, ...id })).toThrow(ConfigError)
  expect(() => readSettings({ ...bindings, ...id })).toThrow('AUTH_GOOGLE_SECRET')
  const whole = { ...bindings, ...id, AUTH_GOOGLE_SECRET: 'between the two' }
  expect(readSettings(whole).AUTH_GOOGLE_ISSUER).toBe('https://accounts.google.com')
  expect(googleClientSettings(whole)).toEqual({
    client: 'startline.apps.example',
    script: 'https://accounts.google.com/gsi/client',
  })
})

test.each(['AUTH_GOOGLE_ISSUER', 'AUTH_GOOGLE_JWKS_URL', 'AUTH_GOOGLE_GSI_URL'])(
  '%s must be an https URL, or on loopback',
  (key) => {
    expect(() => readSettings({ ...bindings, [key]: 'http://127.0.0.1:9/x' })).not.toThrow()
    for (const wrong of ['http://accounts.google.com', 'accounts.google.com', 7])
      expect(() => readSettings({ ...bindings, [key]: wrong })).toThrow(key)
  },
)

test('Meilisearch as the engine without its address or key is a ConfigError', () => {
  const server = { MEILISEARCH_URL: 'https://search.example', MEILISEARCH_SEARCH_KEY: 'a key' }
  expect(readSettings(bindings).SEARCH_ENGINE).toBe('embedded')
  expect(readSettings({ ...bindings, ...server, SEARCH_ENGINE: 'meilisearch' })).toMatchObject(
    server,
  )
  for (const key of ['MEILISEARCH_URL', 'MEILISEARCH_SEARCH_KEY']) {
    const lacking = { ...bindings, ...server, SEARCH_ENGINE: 'meilisearch', [key]: '' }
    expect(() => readSettings(lacking)).toThrow(key)
  }
  for (const wrong of ['http://search.example', 'search.example', 7])
    expect(() => readSettings({ ...bindings, MEILISEARCH_URL: wrong })).toThrow('MEILISEARCH_URL')
})
