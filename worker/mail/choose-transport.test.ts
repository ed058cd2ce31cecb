import { expect, test } from 'vitest'
import { createDatabase } from '../db/client.ts'
import { ConfigError, readSettings } from '../settings/env.ts'
import { chooseTransport } from './choose-transport.ts'

const bindings = { DB: { prepare: null }, KV: { get: null } }
const set = (settings: Record<string, unknown>) => readSettings({ ...bindings, ...settings })
const choose = async (settings: Record<string, unknown>) => {
  const read = set(settings)
  return await chooseTransport(read, createDatabase(read.DB))
}

const sender = { MAIL_FROM: 'mail@startline.example', SITE_ORIGIN: 'https://startline.example' }

test('without MAIL_TRANSPORT there is no transport', async () => {
  expect(set({}).MAIL_TRANSPORT).toBe('')
  expect(await choose({})).toBeNull()
})

test.each([
  ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'pigeon' }],
  ['MAIL_FROM', { MAIL_FROM: 'Startline <mail@startline.example>' }],
  ['MAIL_FROM', { MAIL_FROM: 'mail@startline.example\r\nBcc: x@example.org' }],
  ['SMTP_PORT', { SMTP_PORT: '0' }],
  ['SMTP_SECURITY', { SMTP_SECURITY: 'ssl' }],
  ['EMAIL', { EMAIL: {} }],
])('a malformed %s is a ConfigError naming the key', (key, settings) => {
  expect(() => set(settings)).toThrow(ConfigError)
  expect(() => set(settings)).toThrow(key)
})

test.each([
  ['MAIL_FROM', { MAIL_TRANSPORT: 'smtp', SITE_ORIGIN: 'https://startline.example' }],
  ['SITE_ORIGIN', { MAIL_TRANSPORT: 'cloudflare', MAIL_FROM: 'mail@startline.example' }],
  ['SMTP_HOST', { MAIL_TRANSPORT: 'smtp', ...sender }],
  ['EMAIL', { MAIL_TRANSPORT: 'cloudflare', ...sender }],
  [
    'SMTP_SECURITY',
    { MAIL_TRANSPORT: 'smtp', ...sender, SMTP_HOST: 'mx.example', SMTP_SECURITY: 'none' },
  ],
])(
  'without %s, which its transport needs, choosing the transport is a ConfigError naming the key',
  async (key, lacking) => {
    await expect(choose(lacking)).rejects.toThrow(ConfigError)
    await expect(choose(lacking)).rejects.toThrow(`Setting ${key}`)
  },
)
