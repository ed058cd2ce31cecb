/** The sale and the orders of the tests of members' data (member-tables.ts). */

export interface Column {
  table: string
  name: string
  type: string
  pk: number
}

export interface Someone {
  id: number
  email: string
}

/** Organisation that sells places; it belongs to no member. */
export const seller = 9_000_001

/** Event whose editions are sold. The one that members save and review has none of these. */
export const soldEvent = 9_000_002

/** Edition whose terms a member edits, by the number of the member's page; there are 97. */
const soldEdition = (number: number): number => 200 + number

const soldAt = '2026-11-01T08:00:00.000Z'

/** A sale of an edition, by an organisation of its own, and the editions of `soldEdition`. */
export const saleStatements = (db: D1Database, editionId: number): D1PreparedStatement[] => [
  db
    .prepare(`INSERT INTO organiser (id, permalink, name) VALUES (?, 'seller', 'Seller')`)
    .bind(seller),
  db
    .prepare(
      `INSERT INTO sale (edition_id, organiser_id, currency, opens_at, closes_at, state, fee_mode, fee_basis_points,
        fee_fixed, version) VALUES (?, ?, 'EUR', '2026', '2027', 'open', 'inside', 0, 0, 0)`,
    )
    .bind(editionId, seller),
  db
    .prepare(
      `INSERT INTO event (id, permalink, name, name_language, city_id, cell, source_url, checked_on, weight, updated_at, lat, lon)
        SELECT ?, 'sold-event', 'Sold event', name_language, city_id, cell, source_url, checked_on, weight, updated_at, lat, lon
        FROM event`,
    )
    .bind(soldEvent),
  db
    .prepare(
      `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 97)
        SELECT 200 + n, ?, date('2001-01-01', '+' || n || ' days'), date('2001-01-01', '+' || n || ' days'), 1, 0, 1,
          'Europe/Berlin' FROM number`,
    )
    .bind(soldEvent),
]

/** A value for a column of an order, a turn on a waiting list or a sale's terms, which stay without the buyer's address and the member. */
export function valueOfOrder(
  { table, name, type }: Column,
  { id, email }: Someone,
  number: number,
): unknown {
  if (name === 'buyer_id' || name === 'member_id' || name === 'author_id' || name === 'updated_by')
    return id
  // Each member has a turn of their own.
  if (name === 'turn') return number
  if (name === 'order_id' || name === 'link_hash') return null
  if (table === 'waiting' && name === 'state') return 'offered'
  if (name === 'edition_id') return soldEdition(number)
  if (name === 'email') return email
  if (name === 'state') return 'paid'
  if (name === 'id' || name === 'token_hash') return String(number)
  return /^integer$/iu.test(type) ? 1 : soldAt
}
