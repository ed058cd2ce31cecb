import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

/** Most orders of a list. */
const mostOrders = 100

const row = v.object({
  ...eventNames,
  id: v.string(),
  state: v.picklist(['held', 'paying', 'awaiting', 'paid', 'refunded']),
  total: v.number(),
  currency: v.string(),
  date: v.string(),
  endDate: v.string(),
  places: v.number(),
})

/** An order of a member's list; the total in minor units. */
export type ListedOrder = Omit<v.InferOutput<typeof row>, keyof typeof eventNames> & {
  name: string
  nameLanguage: string
}

/** A guest's orders, paid or refunded, become those of the account with their address, which it has confirmed. */
export async function takeOverOrders(
  db: Database,
  member: { id: number; email: string },
): Promise<void> {
  await prepare(
    db,
    sql`UPDATE purchase SET buyer_id = ${member.id} WHERE buyer_id IS NULL
      AND lower(email) = lower(${member.email}) AND state IN ('awaiting', 'paid', 'refunded')`,
  ).run()
}

/** Orders of a member that were not cancelled, and held ones while the sale goes on, the latest first. */
export async function listOrders(
  db: Database,
  memberId: number,
  locale: Locale,
  now: Date,
): Promise<ListedOrder[]> {
  const { results } = await prepare(
    db,
    sql`SELECT ${eventNameColumns}, p.id, p.state, p.total, p.currency, e.date, e.end_date AS "endDate",
        (SELECT count(*) FROM entry WHERE order_id = p.id) AS places
      FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition e ON e.id = p.sale_id
      JOIN event ev ON ev.id = e.event_id
      WHERE p.buyer_id = ${memberId} AND p.state <> 'cancelled'
        AND (p.state <> 'held' OR s.closes_at > ${now.toISOString()})
      ORDER BY p.created_at DESC, p.id LIMIT ${mostOrders}`,
  ).all()
  return v.parse(v.array(row), results).map((each) => {
    const { name, nameLanguage } = withName(each, locale)
    const { id, state, total, currency, date, endDate, places } = each
    return { id, state, total, currency, date, endDate, places, name, nameLanguage }
  })
}
