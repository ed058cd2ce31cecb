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

const soldAt = '2026-11-01T08:00:00.000Z'

/** A sale of an edition, by an organisation of its own. */
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
]

/** A value for a column of an order, which stays without its buyer and their address. */
export function valueOfOrder(
  { name, type }: Column,
  { id, email }: Someone,
  number: number,
): unknown {
  if (name === 'buyer_id') return id
  if (name === 'email') return email
  if (name === 'state') return 'paid'
  if (name === 'id' || name === 'token_hash') return String(number)
  return /^integer$/iu.test(type) ? 1 : soldAt
}
