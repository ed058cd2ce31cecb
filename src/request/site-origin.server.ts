import { getRequestUrl } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import { readSettings } from '../../worker/settings/env.ts'

export function serverOrigin(): string {
  const { SITE_ORIGIN } = readSettings(env)
  return SITE_ORIGIN === '' ? getRequestUrl().origin : SITE_ORIGIN.replace(/\/$/u, '')
}
