import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { unlistedEventsSql } from '../editions/takes-place.ts'

/**
 * Number of event ids per sitemap file. The protocol allows 50,000 URLs and 50 MB per file; with its alternates an event
 * takes up to 3.5 kB.
 */
const eventsPerFile = 5000

const isListed = sql.raw(`id NOT IN ${unlistedEventsSql}`)

const eventRow = v.object({ permalink: v.string(), updatedAt: v.string() })
const fileRow = v.object({ file: v.number(), updatedAt: v.string() })
const organiserRow = v.object({ permalink: v.string() })
const countRow = v.object({ kind: v.string(), key: v.string() })

export interface SitemapFacts {
  events: { permalink: string; updatedAt: string }[]
  /** Criteria with upcoming races, and pairs of them; empty except in the first file. */
  counts: { kind: string; key: string }[]
  /** Organisers of events; empty except in the first file. */
  organisers: { permalink: string }[]
  first: boolean
}

export interface SitemapFile {
  /** From 1. */
  file: number
  /** ISO instant of the last change of an event in it. */
  updatedAt: string
}

/** The sitemap files of each language; none without events. */
export async function findSitemapFiles(db: Database): Promise<SitemapFile[]> {
  const [rows] = await readBatch(db, [
    // The number is part of the SQL, because D1 binds every number as REAL, and division of REALs yields fractions.
    sql`SELECT (id - 1) / ${sql.raw(String(eventsPerFile))} + 1 AS file, max(updated_at) AS "updatedAt"
      FROM event WHERE ${isListed} GROUP BY file ORDER BY file`,
  ])
  return v.parse(v.array(fileRow), rows)
}

/** Facts of one file; sports, calendars and organisers are in the first. @param file from 1 */
export async function findSitemap(db: Database, file: number): Promise<SitemapFacts> {
  const [events, counts, organisers] = await readBatch(db, [
    sql`SELECT permalink, updated_at AS "updatedAt" FROM event
      WHERE id > ${(file - 1) * eventsPerFile} AND id <= ${file * eventsPerFile} AND ${isListed} ORDER BY id`,
    sql`SELECT kind, key FROM catalogue_count
      WHERE kind IN ('sport', 'group', 'country', 'month', 'sport-country', 'group-country', 'sport-month', 'group-month',
        'country-month', 'sport-distance', 'group-distance') AND ${file} = 1
      ORDER BY kind, key`,
    sql`SELECT permalink FROM organiser o WHERE ${file} = 1 AND EXISTS (SELECT 1 FROM event WHERE organiser_id = o.id AND ${isListed})
      ORDER BY permalink`,
  ])
  return {
    events: v.parse(v.array(eventRow), events),
    counts: v.parse(v.array(countRow), counts),
    organisers: v.parse(v.array(organiserRow), organisers),
    first: file === 1,
  }
}
