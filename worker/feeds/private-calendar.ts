import { createDatabase } from '../db/client.ts'
import { findListOwner } from '../domain/community/list-links/find-list-owner.ts'
import { findDeadlines } from '../domain/community/saved-events/find-deadlines.ts'
import { findSavedEditions } from '../domain/community/saved-events/find-saved-editions.ts'
import { matchesIfNoneMatch, weakEtag } from '../http/etag.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import { feedTypes } from '../../src/model/event/feeds.ts'
import { defaultPreferences } from '../../src/model/values/preferences.ts'
import { readMemberPreferences } from '../preferences/member-preferences.ts'
import { createClock } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { siteOriginOf } from '../settings/site-origin.ts'
import { icsText } from './ics.ts'
import { savedCalendar } from './saved-file.ts'

/** Path of a member's calendar; the token has 256 bits. */
const path = /^\/saved\/([\w-]{43})\.ics$/u

/** The calendar of a token's member as iCalendar; null for an unknown or ended link. */
async function calendarText(token: string, url: URL, env: unknown): Promise<string | null> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const owner = await findListOwner(db, 'calendar', token)
  if (owner === null) return null
  const { id, locale, withDeadlines } = owner
  const now = createClock(settings).now()
  const at = now.toISOString()
  const [preferences, saved, deadlines] = await Promise.all([
    readMemberPreferences(settings.KV, String(id)),
    findSavedEditions(db, id, locale, at),
    withDeadlines ? findDeadlines(db, id, at) : [],
  ])
  const { unit } = preferences ?? defaultPreferences
  const origin = siteOriginOf(settings, url)
  return icsText(
    savedCalendar(
      { saved, deadlines, reader: { locale, unit }, now: now.getTime(), origin },
      false,
    ),
  )
}

/**
 * Respond to `/saved/{token}.ics`: a member's saved events without notes, in the language of the account. No shared
 * cache stores it, so that an ended link stops at once. Null for any other path.
 */
export async function privateCalendar(
  request: Request,
  url: URL,
  env: unknown,
): Promise<Response | null> {
  const [, token] = path.exec(url.pathname) ?? []
  if (token === undefined) return null
  const text = await calendarText(token, url, env)
  const common = {
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    [requestIdHeader]: requestIdOf(request.headers),
  }
  if (text === null)
    return new Response(null, { status: 404, headers: { ...common, 'cache-control': 'no-store' } })
  const tag = weakEtag(text)
  const headers = {
    ...common,
    'content-type': `${feedTypes.ics}; charset=utf-8`,
    'content-disposition': 'inline; filename="startline-saved.ics"',
    'cache-control': 'private, no-cache',
    etag: tag,
  }
  if (matchesIfNoneMatch(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}
