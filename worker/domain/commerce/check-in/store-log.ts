import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { CheckInLog } from '../../../../src/model/schemas/orders/station.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { correctTimes } from './correct-times.ts'
import type { Station } from './stations.ts'

const lastRow = v.object({ at: v.nullable(v.string()), through: v.nullable(v.number()) })

const iso = (ms: number): string => new Date(ms).toISOString()

/** Corrected time and number of the last line of a device that is stored, before a line. */
async function lastLine(db: Database, device: string, before: number) {
  const { results } = await prepare(
    db,
    sql`SELECT max(at) AS at, max(sequence) AS through FROM check_in WHERE device = ${device} AND sequence < ${before}`,
  ).all()
  const [row] = v.parse(v.tuple([lastRow]), results)
  return row
}

/**
 * Stores a portion of the log of a device. A line that is stored already stays as it is, so a portion may be sent any number of times.
 * @returns the last line of the device that is stored, 0 without one; and the lines of entries that the station does not serve,
 * which are not stored
 */
export async function storeLog(
  db: Database,
  station: Pick<Station, 'id' | 'races'>,
  { device, clock, before, lines }: CheckInLog,
  now: Date,
): Promise<{ through: number; refused: number[] }> {
  const received = now.getTime()
  const last = await lastLine(db, device, lines[0]?.sequence ?? 0)
  const times = correctTimes(
    lines.map(({ at }) => at),
    { clock, received, before, last: last.at === null ? 0 : new Date(last.at).getTime() },
  )
  const rows = lines.map(({ sequence, entry, undoes, number, at: deviceAt }, i) => ({
    sequence,
    entry,
    undoesDevice: undoes?.device ?? null,
    undoesSequence: undoes?.sequence ?? null,
    number: undoes === null ? number : null,
    deviceAt: iso(deviceAt),
    at: iso(times[i]?.at ?? received),
    doubt: times[i]?.doubt ?? null,
  }))
  const served = sql`SELECT j.value AS line, e.id AS entry FROM json_each(${JSON.stringify(rows)}) j
    LEFT JOIN entry e ON e.id = j.value ->> 'entry'
      AND e.race_id IN (SELECT value FROM json_each(${JSON.stringify(station.races)}))`
  const [, refused, stored] = await db.$client.batch([
    prepare(
      db,
      sql`INSERT INTO check_in (device, sequence, station_id, entry_id, undoes_device, undoes_sequence, number,
          device_at, at, received_at, doubt)
        SELECT ${device}, line ->> 'sequence', ${station.id}, entry, line ->> 'undoesDevice', line ->> 'undoesSequence',
          line ->> 'number', line ->> 'deviceAt', line ->> 'at', ${now.toISOString()}, line ->> 'doubt'
        FROM (${served}) WHERE entry IS NOT NULL ON CONFLICT DO NOTHING`,
    ),
    prepare(
      db,
      sql`SELECT line ->> 'sequence' AS sequence FROM (${served}) WHERE entry IS NULL ORDER BY 1`,
    ),
    prepare(
      db,
      sql`SELECT NULL AS at, max(sequence) AS through FROM check_in WHERE device = ${device}`,
    ),
  ])
  const [{ through }] = v.parse(v.tuple([lastRow]), stored?.results)
  return {
    through: through ?? 0,
    refused: v
      .parse(v.array(v.object({ sequence: v.number() })), refused?.results)
      .map(({ sequence }) => sequence),
  }
}
