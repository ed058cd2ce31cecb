import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

/** True if the URL is the site of the event or the sign-up of one of its editions. */
export async function hasOfficialUrl(
  db: Database,
  permalink: string,
  url: string,
): Promise<boolean> {
  const [found] = await readBatch(db, [
    sql`SELECT 1 FROM event ev WHERE ev.permalink = ${permalink} AND (ev.url = ${url}
      OR EXISTS (SELECT 1 FROM edition e WHERE e.event_id = ev.id AND e.registration_url = ${url}))`,
  ])
  return found?.length === 1
}
