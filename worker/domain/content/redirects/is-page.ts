import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { editionOfDay } from '../../catalogue/editions/former-dates.ts'

/** First segments of paths that are never redirected: files, the API, and pages of members. */
export const reservedRoutes: ReadonlySet<string> = new Set(
  'api assets cards pictures sitemaps redirect members profile moderation organiser-events'.split(
    ' ',
  ),
)

const fixed = new Set(
  '/ /calendar /sale /help /news /about-us /for-organisers /challenge /landing'.split(' '),
)

/** Kinds of documents by the first segment of their paths. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['page', 'page'],
  ['news', 'article'],
  ['challenge', 'challenge'],
  ['landing', 'landing'],
  ['lp', 'campaign'],
])

/** Condition: the path of these segments is the page of something stored; null if it is none by its form. */
function storedPage([route = '', name = '', day, ...more]: readonly string[]): SQL | null {
  if (more.length > 0) return null
  const event = sql`(SELECT id FROM event WHERE permalink = ${name})`
  if (route === 'event')
    return day === undefined
      ? sql`${event} IS NOT NULL`
      : sql`${editionOfDay(event, day)} IS NOT NULL`
  if (day !== undefined) return null
  if (route === 'organiser') return sql`EXISTS (SELECT 1 FROM organiser WHERE permalink = ${name})`
  const kind = kinds.get(route)
  return kind === undefined
    ? null
    : sql`EXISTS (SELECT 1 FROM document WHERE kind = ${kind} AND slug = ${name} AND state = 'published')`
}

/**
 * True for the path of a page, by its English words, whose redirect no one would ever follow. Calendars are not looked up: a
 * redirect is read only where there is no page.
 */
export async function isPage(db: Database, path: string): Promise<boolean> {
  if (fixed.has(path)) return true
  const condition = storedPage(path.split('/').slice(1))
  if (condition === null) return false
  return (await prepare(db, sql`SELECT ${condition} AS found`).first('found')) === 1
}
