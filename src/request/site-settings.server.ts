import { getRequestUrl } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import { googleClientSettings } from '../../worker/settings/google-settings.ts'
import { readSettings } from '../../worker/settings/env.ts'

export function serverOrigin(): string {
  const { SITE_ORIGIN } = readSettings(env)
  return SITE_ORIGIN === '' ? getRequestUrl().origin : SITE_ORIGIN.replace(/\/$/u, '')
}

export function serverGoogle(): ReturnType<typeof googleClientSettings> {
  return googleClientSettings(env)
}
