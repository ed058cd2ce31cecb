import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { queueOrderMails } from './queue-order-mail.ts'

/** Minutes after the end of a hold at which its buyer is reminded. */
const reminderMinutes = 60

const endOfHold = sql`(SELECT max(until) FROM take WHERE order_id = p.id)`

/** Orders `p` that were left unfinished, of sales that are open, unless their buyer has ordered anew. */
const isDue = (now: Date): SQL => sql`p.reminds = 1 AND p.state = 'held' AND p.email <> ''
  AND ${endOfHold} <= ${new Date(now.getTime() - reminderMinutes * 60_000).toISOString()}
  AND EXISTS (SELECT 1 FROM sale s WHERE s.edition_id = p.sale_id AND s.state = 'open'
    AND s.closes_at > ${now.toISOString()})
  AND NOT EXISTS (SELECT 1 FROM purchase o WHERE o.sale_id = p.sale_id AND lower(o.email) = lower(p.email)
    AND o.state IN ('paying', 'awaiting', 'paid'))`

/** Query for the orders whose buyers are to be reminded, with the instant `since` from which each is. */
export const dueReminders = (now: Date): SQL =>
  sql`SELECT datetime(${endOfHold}, ${`+${reminderMinutes} minutes`}) AS since FROM purchase p WHERE ${isDue(now)}`

/** Queues one email about each order that its buyer left unfinished and wants to be reminded of. @returns how many */
export async function remindOfOrders(db: Database, limit: number, now: Date): Promise<number> {
  const chosen = sql`SELECT p.id FROM purchase p WHERE ${isDue(now)} ORDER BY p.created_at LIMIT ${limit}`
  const [queued] = await db.$client.batch([
    queueOrderMails(db, 'unfinished', sql`p.id IN (${chosen})`, now),
    prepare(db, sql`UPDATE purchase SET reminds = 0 WHERE id IN (${chosen})`),
  ])
  return queued?.meta.changes ?? 0
}
