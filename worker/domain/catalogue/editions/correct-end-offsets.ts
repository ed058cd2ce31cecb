import { endOffsetOf } from '../../../time/local-day.ts'

const readSql = `SELECT DISTINCT zone, end_date AS date, end_offset AS stored FROM edition WHERE end_date >= ?1`

interface StoredEnd {
  zone: string
  date: string
  stored: number
}

const wrong = `FROM json_each(?1) w JOIN edition e ON e.zone = w.value ->> 0 AND e.end_date = w.value ->> 1
  WHERE e.end_offset <> w.value ->> 2`

const queueSql = `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
  SELECT DISTINCT e.event_id, ?2, 1, 0 ${wrong}
  ON CONFLICT (event_id) DO UPDATE SET version = search_outbox.version + 1, attempts = 0`

const updateSql = `UPDATE edition SET end_offset = w.value ->> 2 FROM json_each(?1) w
  WHERE zone = w.value ->> 0 AND end_date = w.value ->> 1 AND end_offset <> w.value ->> 2`

/**
 * Corrects the UTC offsets with which editions end where another one is stored: of editions written before offsets were, and
 * where clocks have come to be set otherwise. Their events are queued for indexing.
 * @param at ISO instant; editions that ended before its day stay
 * @returns number of editions corrected
 */
export async function correctEndOffsets(db: D1Database, at: string): Promise<number> {
  const { results } = await db.prepare(readSql).bind(at.slice(0, 10)).all<StoredEnd>()
  const corrected = results.flatMap(({ zone, date, stored }) => {
    const offset = endOffsetOf(zone, date)
    return offset === stored ? [] : [[zone, date, offset]]
  })
  if (corrected.length === 0) return 0
  const json = JSON.stringify(corrected)
  const [, updated] = await db.batch([
    db.prepare(queueSql).bind(json, at),
    db.prepare(updateSql).bind(json),
  ])
  return updated?.meta.changes ?? 0
}
