import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { purchase } from '../orders/purchase.table.ts'

/** Numbers of receipts and credit notes: per seller and year, from 1, without gaps. */
export const receipt = sqliteTable(
  'receipt',
  {
    sellerId: integer('seller_id')
      .notNull()
      .references(() => organiser.id),
    year: integer().notNull(),
    number: integer().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    kind: text({ enum: ['receipt', 'credit'] }).notNull(),
    /** Movement that it documents; a cause has one number. */
    cause: text().notNull().unique(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.year, t.number] })],
)
