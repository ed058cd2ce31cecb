import { canonicalPath, localPath, splitLocale } from '../../src/i18n/paths.ts'
import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { createDatabase } from '../db/client.ts'
import { findRedirect } from '../domain/content/redirects/find-redirects.ts'
import { readSettings } from '../settings/env.ts'

/** Seconds: a redirect can be changed, unlike those of spellings. */
const cachedSeconds = 300
const longestPath = 300

/**
 * 301 from a former path to its stored target, in the language of the path and with the query. Null for every other URL. It
 * reads the database, so it is for paths that were not found.
 */
export async function storedRedirect(url: URL, env: unknown): Promise<Response | null> {
  const { locale, rest } = splitLocale(url.pathname)
  const path = canonicalPath(rest, locale).toLowerCase()
  if (path.length > longestPath) return null
  const target = await findRedirect(createDatabase(readSettings(env).DB), path)
  if (target === null) return null
  const isWithin = target.startsWith('/')
  const location = isWithin
    ? safeRedirect(localPath(target, locale) + url.search, url.origin)
    : target
  if (location === null) return null
  const headers = { location, 'cache-control': `public, max-age=${cachedSeconds}` }
  return new Response(null, { status: 301, headers })
}
