import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What happened to accounts. Rows are added and, after their time, removed; no secret, name or address is in them. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** ISO instant. */
    at: text().notNull(),
    /** A word of OWASP's logging vocabulary (record-audit.ts). */
    action: text().notNull(),
    /** Whose account; an id without a name once the account is gone. Null where there is none. */
    memberId: integer('member_id'),
    /** Browser and system, as "Firefox · Linux". */
    agent: text(),
    country: text(),
    requestId: text('request_id'),
    /** A word on what exactly, such as the role that was given. */
    detail: text(),
  },
  (table) => [index('audit_of').on(table.memberId, table.at), index('audit_at').on(table.at)],
)
