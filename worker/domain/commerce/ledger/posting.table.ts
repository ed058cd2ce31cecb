import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The ledger: each movement of money is two rows, which sum to zero. Rows are only added, by post-movement.ts alone. */
export const posting = sqliteTable(
  'posting',
  {
    /** Cause and its id, such as `pay:…`; a repeated movement is the same one. */
    movement: text().notNull(),
    /** 1 for the debit, -1 for the credit. */
    side: integer().notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    /** Minor units; negative for the credit. */
    amount: integer().notNull(),
    /** ISO instant. */
    at: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.movement, t.side] }),
    index('posting_account').on(t.account, t.currency),
    check('posting_side', sql`${t.side} IN (-1, 1) AND ${t.amount} * ${t.side} > 0`),
  ],
)
