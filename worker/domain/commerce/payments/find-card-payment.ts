import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const row = v.object({
  id: v.string(),
  orderId: v.string(),
  /** Id of the session at Stripe; null before its first answer. */
  sessionId: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  /** The site's fee within the order's total. */
  fee: v.number(),
  organiserId: v.number(),
  event: v.string(),
  email: v.string(),
  /** Language of the page that the order was made on. */
  locale: v.string(),
  at: v.string(),
})

/** A payment by card, with the facts of its order that Stripe gets. */
export type CardPayment = v.InferOutput<typeof row>

async function findWhere(db: Database, which: SQL): Promise<CardPayment[]> {
  const { results } = await prepare(
    db,
    sql`SELECT y.id, y.order_id AS "orderId", y.provider_id AS "sessionId", y.amount, y.currency, p.fee,
        s.organiser_id AS "organiserId", ev.name AS event, coalesce(p.email, '') AS email, p.locale, y.at
      FROM payment y JOIN purchase p ON p.id = y.order_id JOIN sale s ON s.edition_id = p.sale_id
      JOIN edition e ON e.id = p.sale_id JOIN event ev ON ev.id = e.event_id
      WHERE y.method = 'stripe' AND ${which}`,
  ).all()
  return v.parse(v.array(row), results)
}

/** The payment with an id, or of a session. */
export async function findCardPayment(
  db: Database,
  by: { id: string } | { sessionId: string },
): Promise<CardPayment | null> {
  const which = 'id' in by ? sql`y.id = ${by.id}` : sql`y.provider_id = ${by.sessionId}`
  return (await findWhere(db, which))[0] ?? null
}

/** Payments that began before an instant and of which nothing is known since, the oldest first. */
export const findUnanswered = async (
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<CardPayment[]> =>
  await findWhere(
    db,
    sql`y.state = 'created' AND y.at <= ${before.toISOString()} ORDER BY y.at, y.id LIMIT ${limit}`,
  )

/** Stores the id of a payment's session. */
export async function nameAtProvider(db: Database, id: string, sessionId: string): Promise<void> {
  await prepare(
    db,
    sql`UPDATE payment SET provider_id = ${sessionId} WHERE id = ${id} AND provider_id IS NULL`,
  ).run()
}
