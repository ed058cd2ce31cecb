import { canonicalPath, pathOf, splitLocale } from '../../src/i18n/paths.ts'
import { createDatabase } from '../db/client.ts'
import { translateRegions } from '../domain/calendar/foreign-regions.ts'
import { readSettings } from '../settings/env.ts'

const oneDay = 86_400
/** More than a path of the calendar can have; longer ones are not worth a query. */
const maxSegments = 8

function decodedSegments(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return []
  }
}

/**
 * 301 from a calendar path with the word of a region in another language to the page, with the query:
 * `/de/kalender/deutschland/bavaria`. Null for every other URL. It reads the database, so it is for paths that were not
 * found; `movedPath` translates all other words without it.
 */
export async function regionRedirect(url: URL, env: unknown): Promise<Response | null> {
  const { locale, rest } = splitLocale(url.pathname)
  const [route, ...segments] = decodedSegments(canonicalPath(rest, locale))
  if (route !== 'calendar' || segments.length > maxSegments) return null
  const db = createDatabase(readSettings(env).DB)
  const criteria = await translateRegions(db, segments, locale)
  if (criteria === null) return null
  const location = pathOf({ to: 'calendar', criteria }, locale) + url.search
  const headers = { location, 'cache-control': `public, max-age=${oneDay}` }
  return new Response(null, { status: 301, headers })
}
