import type { Database } from '../../../db/client.ts'
import type { BulkContent } from './mail-kinds.ts'

/** One email of a run to many readers. */
export type BulkMail = BulkContent & {
  /** Unique for a reader and day, so that a repeated step queues nothing twice. */
  id: string
  memberId: number | null
  address: string
  locale: string
}

const insertSql = (condition: string) =>
  `INSERT INTO mail (id, kind, member_id, address, locale, details, created_at, due_at, bulk)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, ?2, ?3, 1
  FROM json_each(?1) WHERE ${condition} ON CONFLICT DO NOTHING`

interface BulkOptions {
  /** Time from which they may be sent; of those that are due the earliest go first. */
  dueAt?: Date
  /** SQL condition under which they are queued. */
  condition?: string
}

/** Statement that queues many emails; those with a known id are left out. Batch it with the cursor of the run. */
export function queueBulk(
  db: Database,
  mails: readonly BulkMail[],
  now: Date,
  { dueAt = now, condition = 'true' }: BulkOptions = {},
): D1PreparedStatement {
  const rows = mails.map(({ id, kind, memberId, address, locale, details }) => [
    id,
    kind,
    memberId,
    address,
    locale,
    JSON.stringify(details),
  ])
  return db.$client
    .prepare(insertSql(condition))
    .bind(JSON.stringify(rows), now.toISOString(), dueAt.toISOString())
}
