import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

/**
 * Event ids a sitemap file spans. The protocol allows 50,000 addresses and 50 MB a file; with its address in eighteen
 * spellings an event takes up to 3.5 kB.
 */
const eventsAFile = 5000

const eventRow = v.object({ permalink: v.string(), updatedAt: v.string() })
const fileRow = v.object({ file: v.number(), updatedAt: v.string() })
const countRow = v.object({ kind: v.string(), key: v.string() })

export interface SitemapFacts {
  events: { permalink: string; updatedAt: string }[]
  /** Sports, groups, countries and months that have races ahead; in the first file only. */
  counts: { kind: string; key: string }[]
  first: boolean
}

export interface SitemapFile {
  /** From 1. */
  file: number
  /** ISO instant of the last change of an event in it. */
  updatedAt: string
}

/** The files that a language's addresses take; where there are no events, none. */
export async function findSitemapFiles(db: Database): Promise<SitemapFile[]> {
  const [rows] = await readBatch(db, [
    // Written into the query: D1 binds every number as a real one, and real numbers divide into fractions.
    sql`SELECT (id - 1) / ${sql.raw(String(eventsAFile))} + 1 AS file, max(updated_at) AS "updatedAt"
      FROM event GROUP BY file ORDER BY file`,
  ])
  return v.parse(v.array(fileRow), rows)
}

/** What one file lists; sports and calendars stand in the first. @param file from 1 */
export async function findSitemap(db: Database, file: number): Promise<SitemapFacts> {
  const [events, counts] = await readBatch(db, [
    sql`SELECT permalink, updated_at AS "updatedAt" FROM event
      WHERE id > ${(file - 1) * eventsAFile} AND id <= ${file * eventsAFile} ORDER BY id`,
    sql`SELECT kind, key FROM catalogue_count
      WHERE kind IN ('sport', 'group', 'country', 'sport-country', 'group-country', 'month') AND ${file} = 1
      ORDER BY kind, key`,
  ])
  return {
    events: v.parse(v.array(eventRow), events),
    counts: v.parse(v.array(countRow), counts),
    first: file === 1,
  }
}
