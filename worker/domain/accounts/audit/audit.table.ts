import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Security log of accounts. Rows are never changed, and deleted after 13 months; none contains a secret, name or address. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** ISO instant. */
    at: text().notNull(),
    /** Action of OWASP's logging vocabulary (record-audit.ts). */
    action: text().notNull(),
    /** The account; after its deletion the id refers to no row. Null for an unknown identifier. */
    memberId: integer('member_id'),
    /** Browser and system, as "Firefox · Linux". */
    agent: text(),
    country: text(),
    requestId: text('request_id'),
    /** Detail of the action, such as the new role. */
    detail: text(),
  },
  (table) => [index('audit_of').on(table.memberId, table.at), index('audit_at').on(table.at)],
)
