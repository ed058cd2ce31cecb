import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'

/** Events a sitemap file lists; the protocol allows 50,000 addresses a file. */
export const eventsAFile = 20_000

const eventRow = v.object({ permalink: v.string(), updatedAt: v.string() })
const totalRow = v.object({ events: v.number() })
const countRow = v.object({ kind: v.string(), key: v.string() })

export interface SitemapFacts {
  events: { permalink: string; updatedAt: string }[]
  /** Sports, groups and their countries that have races ahead. */
  counts: { kind: string; key: string }[]
}

/** Number of files that a language's addresses take. */
export async function countSitemapFiles(db: Database): Promise<number> {
  const [rows] = await readBatch(db, [sql`SELECT count(*) AS events FROM event`])
  const [{ events = 0 } = {}] = v.parse(v.array(totalRow), rows)
  return Math.max(1, Math.ceil(events / eventsAFile))
}

/** What one file lists; sports and calendars stand in the first. @param file from 1 */
export async function findSitemap(db: Database, file: number): Promise<SitemapFacts> {
  const [events, counts] = await readBatch(db, [
    sql`SELECT permalink, updated_at AS "updatedAt" FROM event ORDER BY id LIMIT ${eventsAFile} OFFSET ${(file - 1) * eventsAFile}`,
    sql`SELECT kind, key FROM catalogue_count WHERE kind IN ('sport', 'group', 'country', 'sport-country') AND ${file} = 1 ORDER BY kind, key`,
  ])
  return { events: v.parse(v.array(eventRow), events), counts: v.parse(v.array(countRow), counts) }
}
