import type { Database } from '../../../db/client.ts'

const sql = `SELECT 1 FROM event ev WHERE ev.permalink = ?1 AND (ev.url = ?2
  OR EXISTS (SELECT 1 FROM edition e WHERE e.event_id = ev.id AND e.registration_url = ?2))`

/** True if the URL is the site of the event or the sign-up of one of its editions. */
export async function hasOfficialUrl(
  db: Database,
  permalink: string,
  url: string,
): Promise<boolean> {
  return (await db.$client.prepare(sql).bind(permalink, url).first()) !== null
}
