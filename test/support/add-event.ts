import type { AccountSite } from './accounts.ts'

/** Inserts an event without editions, in Berlin. */
export async function addEvent(
  site: Pick<AccountSite, 'rows'>,
  { id, permalink, name }: { id: number; permalink: string; name: string },
): Promise<void> {
  await site.rows(
    `INSERT OR IGNORE INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'DE', 'berlin', 'Berlin', 'Berlin', 52.5, 13.4, 1, 'Europe/Berlin', '{}')`,
  )
  await site.rows(
    `INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight,
      updated_at) VALUES (?, ?, ?, 'en', 1, 52.5, 13.4, 1, '', '2026-11-01', 1, '2026-11-01T09:00:00.000Z')`,
    id,
    permalink,
    name,
  )
}
