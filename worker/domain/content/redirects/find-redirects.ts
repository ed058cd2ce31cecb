import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({ from: v.string(), to: v.string() })

/** A redirect: paths by their English words; `to` may be an https URL. */
export type Redirect = v.InferOutput<typeof row>

const columns = sql`r.from_path AS "from", coalesce('/event/' || ev.permalink, r.to_path) AS "to"
  FROM redirect r LEFT JOIN event ev ON ev.id = r.event_id`

/** All redirects, by their former path. */
export async function listRedirects(db: Database): Promise<Redirect[]> {
  const [rows] = await readBatch(db, [sql`SELECT ${columns} ORDER BY r.from_path`])
  return v.parse(v.array(row), rows)
}

/** Target of a former path; null if there is none. */
export async function findRedirect(db: Database, from: string): Promise<string | null> {
  const [rows] = await readBatch(db, [sql`SELECT ${columns} WHERE r.from_path = ${from}`])
  return v.parse(v.array(row), rows)[0]?.to ?? null
}
