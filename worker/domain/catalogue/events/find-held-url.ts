import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const heldRow = v.object({ url: v.string(), permalink: v.string() })

export interface HeldUrl {
  /** As an event states it. */
  url: string
  /** Event whose site or sign-up it is; of several the one that was asked for, else the first. */
  permalink: string
}

/** Spellings of a URL that lead to the same page: as written, as parsed, and without the slash that parsing adds. */
function spellings(text: string, { href, pathname, search, hash }: URL): string[] {
  return pathname === '/' && search === '' && hash === ''
    ? [text, href, href.slice(0, -1)]
    : [text, href]
}

/**
 * The event's site or sign-up of an edition that a URL is; null if no event states it. The columns are indexed, so that
 * no second table of URLs has to follow them.
 */
export async function findHeldUrl(
  db: Database,
  text: string,
  parsed: URL,
  event: string | null,
): Promise<HeldUrl | null> {
  const texts = sql`(SELECT value FROM json_each(${JSON.stringify(spellings(text, parsed))}))`
  const [found] = await readBatch(db, [
    sql`SELECT url, permalink FROM (
        SELECT ev.url, ev.permalink, ev.id FROM event ev WHERE ev.url IN ${texts}
        UNION ALL
        SELECT e.registration_url, ev.permalink, ev.id FROM edition e JOIN event ev ON ev.id = e.event_id
        WHERE e.registration_url IN ${texts})
      ORDER BY permalink = ${event} DESC, id LIMIT 1`,
  ])
  return v.parse(v.array(heldRow), found)[0] ?? null
}
