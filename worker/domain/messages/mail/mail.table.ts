import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Queue of emails, each inserted in one batch with the change that it reports. Tokens are issued only on sending. */
export const mail = sqliteTable(
  'mail',
  {
    /** Also the local part of its Message-ID. */
    id: text().primaryKey(),
    /** Kind (mail-kinds.ts). */
    kind: text().notNull(),
    memberId: integer('member_id'),
    address: text().notNull(),
    locale: text().notNull(),
    /** JSON: details that its text needs. */
    details: text().notNull(),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    /** Time of the next attempt. */
    dueAt: text('due_at').notNull(),
    attempts: integer().notNull().default(0),
    /** True for one of many at a time, which waits until all others are sent. */
    bulk: integer({ mode: 'boolean' }).notNull().default(false),
    sentAt: text('sent_at'),
    /** Time at which it was given up. */
    failedAt: text('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_waits')
      .on(table.bulk, table.dueAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
    index('mail_of').on(table.memberId),
  ],
)

/** Rendered emails of the transport `outbox`, for development; /dev/mail shows them. */
export const deliveredMail = sqliteTable('delivered_mail', {
  id: text().primaryKey(),
  at: text().notNull(),
  address: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
})
