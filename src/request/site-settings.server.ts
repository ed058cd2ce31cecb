import { getRequestUrl } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import { googleClientSettings } from '../../worker/settings/google-settings.ts'
import { readSettings } from '../../worker/settings/env.ts'

export function serverOrigin(): string {
  const { SITE_ORIGIN } = readSettings(env)
  return SITE_ORIGIN === '' ? getRequestUrl().origin : SITE_ORIGIN.replace(/\/$/u, '')
}

/** The operator of the site, and its profiles on social networks. */
export function serverOperator() {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, SOCIAL_PROFILES } = readSettings(env)
  return {
    name: OPERATOR_NAME,
    address: OPERATOR_ADDRESS,
    email: OPERATOR_EMAIL,
    profiles: SOCIAL_PROFILES,
  }
}

export function serverGoogle(): ReturnType<typeof googleClientSettings> {
  return googleClientSettings(env)
}
