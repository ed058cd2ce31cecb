import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { hasLine, isNextInLine } from './line.ts'

/** So many of a stock. An order wants each stock at most once. */
export interface Want {
  stockId: number
  quantity: number
}

interface Taking {
  orderId: string
  /** Edition that all stocks must be of. */
  editionId: number
  wants: readonly Want[]
  /** ISO instant at which the hold ends. */
  until: string
  /** Further condition, such as that the sale is open. */
  condition: SQL
  /** Order that the batch has cancelled for this one; it may take as many places as that one held. */
  replaces?: string | undefined
  /** Group of the waiting list that gets the places; without one no group may wait for them. */
  waitingId?: number
}

/** Number that live holds of other orders take of a stock. */
const heldByOthers = (orderId: string, at: string) =>
  sql`(SELECT coalesce(sum(t.quantity), 0) FROM take t
    WHERE t.stock_id = s.id AND t.state = 'held' AND t.until > ${at} AND t.order_id <> ${orderId})`

/** True if each row of `wanted (stock, n)` fits, beside what is sold and what others hold. */
export const hasRoom = (orderId: string, at: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM wanted w JOIN stock s ON s.id = w.stock
    WHERE s.sold + w.n + ${heldByOthers(orderId, at)} > s.quantity)`

/** True if no row of `wanted (stock, n)` takes a place for which a group waits, beyond those that the replaced order held. */
const skipsNoLine = (replaces: string, at: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM wanted w JOIN stock s ON s.id = w.stock AND s.kind = 'places'
    WHERE ${hasLine(sql`s.race_id`)} AND w.n > coalesce((SELECT t.quantity FROM take t
      WHERE t.order_id = ${replaces} AND t.stock_id = s.id AND t.until > ${at}), 0))`

/**
 * Statement that holds all that an order wants, or none of it: nothing is counted first and written then. It changes no row
 * if a stock has too little room, is unknown or is of another edition, or if others wait for its places. The wants are one
 * parameter, however many.
 */
export function takeStock(db: Database, taking: Taking, now: Date): D1PreparedStatement {
  const { orderId, editionId, wants, until, condition, replaces = '', waitingId } = taking
  const at = now.toISOString()
  const keepsLine =
    waitingId === undefined ? skipsNoLine(replaces, at) : isNextInLine(waitingId, sql`${at}`)
  const pairs = JSON.stringify(wants.map(({ stockId, quantity }) => [stockId, quantity]))
  return prepare(
    db,
    sql`WITH wanted AS (SELECT value->>0 AS stock, value->>1 AS n FROM json_each(${pairs}))
      INSERT INTO take (order_id, stock_id, quantity, state, until)
      SELECT ${orderId}, stock, n, 'held', ${until} FROM wanted
      WHERE ${hasRoom(orderId, at)}
        AND (SELECT count(*) FROM wanted w JOIN stock s ON s.id = w.stock JOIN race r ON r.id = s.race_id
          WHERE r.edition_id = ${editionId} AND w.n BETWEEN 1 AND 50) = (SELECT count(*) FROM wanted)
        AND ${keepsLine} AND ${condition}`,
  )
}
