import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/client.ts'
import { readBatch } from '../db/read-batch.ts'
import type { Lag } from './job.ts'

const lagRow = v.object({ waiting: v.number(), oldestSeconds: v.nullable(v.number()) })

/** @param waiting query with a row for each that waits, whose column `since` is the instant from which it does */
export async function readLag(db: Database, now: Date, waiting: SQL): Promise<Lag | null> {
  const [rows] = await readBatch(db, [
    sql`SELECT count(*) AS waiting, max(0, unixepoch(${now.toISOString()}) - min(unixepoch(since))) AS "oldestSeconds"
      FROM (${waiting})`,
  ])
  const [lag] = v.parse(v.array(lagRow), rows)
  return lag === undefined || lag.oldestSeconds === null
    ? null
    : { waiting: lag.waiting, oldestSeconds: lag.oldestSeconds }
}
