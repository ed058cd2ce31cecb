import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'

/** Rules between orders, places, payments and the ledger; each query returns the rows that break one. */
const checks: Readonly<Record<string, SQL>> = {
  'a movement is two rows that sum to zero': sql`SELECT movement AS id FROM posting
    GROUP BY movement HAVING count(*) <> 2 OR sum(amount) <> 0`,
  'a stock counts what was sold of it': sql`SELECT s.id FROM stock s WHERE s.sold <> (
    SELECT coalesce(sum(quantity), 0) FROM take WHERE stock_id = s.id AND state = 'sold')`,
  'the takes of an order have one state': sql`SELECT order_id AS id FROM take
    GROUP BY order_id HAVING count(DISTINCT state) > 1
      AND order_id NOT IN (SELECT order_id FROM entry WHERE state = 'cancelled')`,
  'an order has sold what its entries are': sql`SELECT p.id FROM purchase p WHERE p.state = 'paid'
    AND (SELECT count(*) FROM entry WHERE order_id = p.id AND state = 'valid') <> (SELECT coalesce(sum(t.quantity), 0)
      FROM take t JOIN stock s ON s.id = t.stock_id WHERE t.order_id = p.id AND t.state = 'sold' AND s.kind = 'places')`,
  'no more is given back than was paid': sql`SELECT y.id FROM payment y
    WHERE y.amount < (SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = y.id)`,
  'a refund that is paid is in the ledger': sql`SELECT r.id FROM refund r WHERE (r.state = 'done')
    <> EXISTS (SELECT 1 FROM posting WHERE movement = 'back:' || r.id)`,
  'a take has an order': sql`SELECT order_id AS id FROM take
    WHERE order_id NOT IN (SELECT id FROM purchase)`,
  'an order has a take in its state': sql`SELECT p.id FROM purchase p WHERE NOT EXISTS (
    SELECT 1 FROM take WHERE order_id = p.id AND state = CASE
      WHEN p.state = 'paid' THEN 'sold' WHEN p.state IN ('cancelled', 'refunded') THEN 'freed' ELSE 'held' END)`,
  'an order is paid by one payment of its total': sql`SELECT p.id FROM purchase p WHERE p.state = 'paid' AND p.total > 0
    AND p.total <> (SELECT coalesce(sum(amount), 0) FROM payment WHERE order_id = p.id AND state = 'succeeded')`,
  'no order keeps a payment without its places': sql`SELECT y.id FROM payment y JOIN purchase p ON p.id = y.order_id
    WHERE y.state = 'succeeded' AND p.state NOT IN ('paid', 'refunded')`,
  'money without a place is being given back': sql`SELECT y.id FROM payment y WHERE y.state = 'to_refund'
    AND NOT EXISTS (SELECT 1 FROM refund WHERE payment_id = y.id AND amount = y.amount)`,
  'the account of an order holds what is to be given back': sql`SELECT p.id FROM purchase p WHERE
    (SELECT coalesce(sum(amount), 0) FROM posting WHERE account = 'order:' || p.id) +
    (SELECT coalesce(sum(amount), 0) FROM payment WHERE order_id = p.id AND state = 'to_refund') <> 0`,
  'an organiser has what was paid without us, apart from what is to be given back': sql`SELECT y.account AS id
    FROM (SELECT account, sum(amount) AS amount FROM posting WHERE account LIKE 'outside:%' GROUP BY account) y
    WHERE y.amount <> (SELECT coalesce(sum(r.amount), 0) FROM payment r JOIN purchase p ON p.id = r.order_id
      JOIN sale s ON s.edition_id = p.sale_id WHERE r.state = 'to_refund' AND r.method IN ('bank-transfer', 'on-site')
        AND 'outside:' || s.organiser_id = y.account)`,
  'an organiser has what was charged by card, less the fee': sql`SELECT y.id FROM payment y JOIN purchase p ON p.id = y.order_id
    WHERE y.method = 'stripe' AND y.state = 'succeeded' AND y.amount - p.fee <> (SELECT coalesce(sum(amount), 0)
      FROM posting WHERE movement = 'settle:' || y.id AND side = 1)`,
  'a paid order has valid entries and given-up ones, and no other has valid ones': sql`SELECT e.id FROM entry e
    JOIN purchase p ON p.id = e.order_id WHERE p.state <> 'paid' AND e.state = 'valid' OR p.state = 'paid' AND e.state = 'draft'`,
  'valid entries are the places that were sold': sql`SELECT s.id FROM stock s WHERE s.kind = 'places'
    AND s.sold <> (SELECT count(*) FROM entry WHERE race_id = s.race_id AND state = 'valid')`,
  'an order holds or has sold the extras that it lists': sql`SELECT t.order_id AS id FROM take t
    JOIN stock s ON s.id = t.stock_id AND s.kind = 'extra' WHERE t.state <> 'freed' AND t.quantity <> (
      SELECT coalesce(sum(i.quantity), 0) FROM item i WHERE i.order_id = t.order_id AND i.option_id = s.owner_id
        AND EXISTS (SELECT 1 FROM entry e WHERE e.order_id = i.order_id AND e.state <> 'cancelled'
          AND (i.ordinal IS NULL OR e.ordinal = i.ordinal)))`,
  'an extra of an order has a take': sql`SELECT i.order_id AS id FROM item i WHERE NOT EXISTS (
    SELECT 1 FROM take t JOIN stock s ON s.id = t.stock_id
    WHERE t.order_id = i.order_id AND s.kind = 'extra' AND s.owner_id = i.option_id)`,
  'the entries and extras of an order sum to its total': sql`SELECT p.id FROM purchase p
    JOIN (SELECT order_id, sum(price) AS price, sum(fee) AS fee FROM (SELECT order_id, price - discount AS price, fee FROM entry
      UNION ALL SELECT order_id, price, fee FROM item) GROUP BY order_id) e ON e.order_id = p.id
    WHERE p.fee <> e.fee OR p.total NOT IN (e.price, e.price + e.fee)`,
  'an order holds or has used the promo code of its discounts': sql`SELECT p.id FROM purchase p WHERE
    (p.promo_id IS NOT NULL) <> ((SELECT count(*) FROM take t JOIN stock s ON s.id = t.stock_id
      WHERE t.order_id = p.id AND s.kind = 'promo' AND s.owner_id = p.promo_id AND t.quantity = 1) = 1)
    OR (p.promo_id IS NULL) = EXISTS (SELECT 1 FROM entry WHERE order_id = p.id AND discount > 0)`,
  'no discount is above its price': sql`SELECT id FROM entry WHERE discount NOT BETWEEN 0 AND price`,
  'a paid order has a receipt': sql`SELECT p.id FROM purchase p WHERE p.state = 'paid' AND p.total > 0
    AND NOT EXISTS (SELECT 1 FROM receipt WHERE order_id = p.id AND kind = 'receipt')`,
  'an offer passes over no group that fits': sql`SELECT w.id FROM waiting_step s JOIN waiting w ON w.id = s.waiting_id
    WHERE s.state = 'offered' AND EXISTS (SELECT 1 FROM waiting b WHERE b.race_id = w.race_id AND b.turn < w.turn
      AND b.size <= s.room + w.size AND (SELECT state FROM waiting_step
        WHERE waiting_id = b.id AND id < s.id ORDER BY id DESC LIMIT 1) = 'waiting')`,
  'an offer has an order': sql`SELECT w.id FROM waiting w WHERE w.state IN ('offered', 'taken')
    AND NOT EXISTS (SELECT 1 FROM purchase WHERE id = w.order_id)`,
  'the numbers of a seller have no gap': sql`SELECT seller_id || '/' || year AS id FROM receipt
    GROUP BY seller_id, year HAVING max(number) <> count(*)`,
}

export interface Difference {
  check: string
  ids: string[]
}

/** At most so many ids are named per check. */
const mostIds = 20

const rows = v.array(
  v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
)

/** Finds differences between orders, places, payments and the ledger; none if all is well. */
export async function findDifferences(db: Database): Promise<Difference[]> {
  const names = Object.keys(checks)
  const limited = Object.values(checks).map((query) => sql`${query} LIMIT ${mostIds}`)
  const found = await readBatch(db, limited)
  return found
    .map((result, index) => ({
      check: names[index] ?? '',
      ids: v.parse(rows, result).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0)
}
