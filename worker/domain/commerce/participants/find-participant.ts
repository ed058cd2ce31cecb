import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { findOrder, type Order } from '../orders/find-order.ts'
import { answersColumn, flagColumn, textColumn } from '../people/person-columns.ts'
import { offerColumn } from '../sales/offer.ts'

const placeRow = v.object({
  orderId: v.string(),
  ordinal: v.number(),
  race: v.string(),
  number: v.nullable(v.number()),
  isStored: flagColumn,
  givenName: textColumn,
  familyName: textColumn,
  year: textColumn,
  month: textColumn,
  day: textColumn,
  guardian: textColumn,
  note: textColumn,
  answers: answersColumn,
  offer: offerColumn,
  email: textColumn,
  createdAt: v.string(),
})
const moneyRow = v.object({
  kind: v.picklist(['payment', 'refund']),
  method: v.string(),
  amount: v.number(),
  state: v.string(),
  note: v.string(),
  at: v.string(),
})

export type OrderMoney = v.InferOutput<typeof moneyRow>
export type Participant = v.InferOutput<typeof placeRow> & { order: Order; money: OrderMoney[] }

/**
 * A place of an edition with its person, answers, order, payments and refunds.
 * @throws DomainError not-found for a place of another edition, or one that was never ordered
 */
export async function findParticipant(
  db: Database,
  editionId: number,
  entryId: number,
): Promise<Participant> {
  const [places, money] = await readBatch(db, [
    sql`SELECT p.id AS "orderId", e.ordinal, r.name AS race, n.number, t.order_id IS NOT NULL AS "isStored",
        t.given_name AS "givenName", t.family_name AS "familyName", t.year, t.month, t.day, t.guardian, t.note, t.answers,
        s.offer, p.email, p.created_at AS "createdAt"
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN sale s ON s.edition_id = p.sale_id JOIN race r ON r.id = e.race_id
      LEFT JOIN participant t ON t.order_id = e.order_id AND t.ordinal = e.ordinal
      LEFT JOIN start_number n ON n.entry_id = e.id
      WHERE e.id = ${entryId} AND p.sale_id = ${editionId} AND p.state IN ('paid', 'awaiting', 'refunded')`,
    sql`SELECT 'payment' AS kind, y.method, y.amount, y.state, '' AS note, y.at
        FROM payment y JOIN entry e ON e.order_id = y.order_id WHERE e.id = ${entryId}
      UNION ALL SELECT 'refund', y.method, f.amount, f.state, f.note, f.at
        FROM refund f JOIN payment y ON y.id = f.payment_id JOIN entry e ON e.order_id = y.order_id WHERE e.id = ${entryId}
      ORDER BY at`,
  ])
  const [place] = v.parse(v.array(placeRow), places)
  const order = place === undefined ? null : await findOrder(db, place.orderId)
  if (place === undefined || order === null) throw new DomainError('not-found')
  return { ...place, order, money: v.parse(v.array(moneyRow), money) }
}
