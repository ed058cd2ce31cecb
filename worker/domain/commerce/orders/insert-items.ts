import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { PricedOrder } from '../sales/plan-order.ts'

interface Items {
  orderId: string
  items: PricedOrder['items']
  condition: SQL
}

/** Statement that writes the extras of an order. */
export const insertItems = (
  db: Database,
  { orderId, items, condition }: Items,
): D1PreparedStatement =>
  prepare(
    db,
    sql`INSERT INTO item (order_id, number, ordinal, option_id, name, option, quantity, price, fee)
      SELECT ${orderId}, key, value->>'ordinal', value->>'optionId', value->>'name', value->>'option',
        value->>'quantity', value->>'price', value->>'fee'
      FROM json_each(${JSON.stringify(items)}) WHERE ${condition}`,
  )
