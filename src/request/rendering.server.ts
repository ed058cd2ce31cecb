import { getRequestUrl } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import {
  renderedContinent,
  renderedMenuCounts,
  renderedNonce,
  renderedPlace,
  renderedPreferences,
} from '../../worker/pages/rendering-context.ts'
import { googleClientSettings } from '../../worker/settings/google-settings.ts'
import { readSettings } from '../../worker/settings/env.ts'
import type { Point } from '../model/calendar/calendar.ts'
import type { MenuCounts } from '../model/calendar/menu-counts.ts'
import type { Preferences } from '../model/values/preferences.ts'
import type { Continent } from '../model/calendar/start-box.ts'

export function serverPreferences(): Preferences {
  return renderedPreferences()
}

export function serverPlace(): Point | null {
  return renderedPlace()
}

export function serverContinent(): Continent | null {
  return renderedContinent()
}

export function serverMenuCounts(): MenuCounts | null {
  return renderedMenuCounts()
}

export function serverNonce(): string {
  return renderedNonce()
}

export function serverOrigin(): string {
  const { SITE_ORIGIN } = readSettings(env)
  return SITE_ORIGIN === '' ? getRequestUrl().origin : SITE_ORIGIN.replace(/\/$/u, '')
}

export function serverGoogle(): ReturnType<typeof googleClientSettings> {
  return googleClientSettings(env)
}
