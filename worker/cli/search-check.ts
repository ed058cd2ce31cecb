import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createDatabase } from '../db/client.ts'
import { unlistedEventsSql } from '../domain/catalogue/editions/takes-place.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import {
  checkServer,
  countRecords,
  differingRecords,
  type Finding,
} from '../search/meilisearch/check-server.ts'
import type { SearchServer } from '../search/meilisearch/server.ts'
import type { Settings } from '../settings/env.ts'

/** Events that are compared with their records. */
const sampleSize = 50

const row = v.object({ events: v.number(), waiting: v.number(), refused: v.number() })

/** Compares the search server with the settings and with the catalogue. Nothing is written. */
export async function checkSearch(
  settings: Settings,
  visitors: SearchServer,
  indexer: SearchServer,
): Promise<Finding[]> {
  const findings = await checkServer(visitors, indexer)
  // Counts of a server that cannot be read would only repeat why.
  if (findings.some(({ fault }) => fault !== null)) return findings
  const db = createDatabase(settings.DB)
  const rows =
    await db.all(sql`SELECT (SELECT count(*) FROM event WHERE id NOT IN ${sql.raw(unlistedEventsSql)}) AS events,
    (SELECT count(*) FROM search_server_outbox WHERE attempts = 0)
      + (SELECT count(*) FROM search_outbox) AS waiting,
    (SELECT count(*) FROM search_server_outbox WHERE attempts > 0) AS refused`)
  const [{ events, waiting, refused } = { events: 0, waiting: 0, refused: 0 }] = v.parse(
    v.array(row),
    rows,
  )
  const records = await countRecords(indexer)
  const missing = Math.abs(events - records) > waiting + refused
  const sampled = await sampleOf(settings)
  const documents = await loadEventDocuments(db, sampled)
  const differing = await differingRecords(indexer, documents)
  return [
    ...findings,
    {
      checked: `number of records: ${records} for ${events} events, ${waiting} changes waiting`,
      fault: missing ? 'run npm run search:reindex' : null,
    },
    {
      checked: 'events set aside',
      fault: refused === 0 ? null : `${refused}; their reasons are in search_server_outbox`,
    },
    {
      checked: `${documents.length} sampled events`,
      fault: differing.length === 0 ? null : `differ: ${differing.join(', ')}`,
    },
  ]
}

/** Random events without a change that waits. */
async function sampleOf({ DB }: Settings): Promise<number[]> {
  const { results } = await DB.prepare(
    `SELECT id FROM event WHERE id NOT IN ${unlistedEventsSql} AND id NOT IN (SELECT event_id FROM search_server_outbox)
      AND id NOT IN (SELECT event_id FROM search_outbox) ORDER BY random() LIMIT ?1`,
  )
    .bind(sampleSize)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
