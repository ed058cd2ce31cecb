import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mail to be sent, written in one batch with what it tells of. It holds no link: tokens are made when it is sent. */
export const mail = sqliteTable(
  'mail',
  {
    /** Also the left part of its Message-ID. */
    id: text().primaryKey(),
    /** What it is (mail-kinds.ts). */
    kind: text().notNull(),
    memberId: integer('member_id'),
    address: text().notNull(),
    locale: text().notNull(),
    /** JSON: what its text takes. */
    details: text().notNull(),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    /** When it is to be tried, or tried again. */
    dueAt: text('due_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: text('sent_at'),
    /** When it was given up. */
    failedAt: text('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
    index('mail_of').on(table.memberId),
  ],
)

/** Where mail ends up in development: rendered, readable at /dev/mail, filled by the adapter of that name alone. */
export const deliveredMail = sqliteTable('delivered_mail', {
  id: text().primaryKey(),
  at: text().notNull(),
  address: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
})
