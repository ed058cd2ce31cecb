import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** What a link in a mail, or a form that was just sent, proves once. */
export const actionToken = sqliteTable(
  'action_token',
  {
    /** SHA-256 of the token, in hex; the token itself is kept nowhere. */
    hash: text().primaryKey(),
    /** What it may be used for (tokens.ts). */
    purpose: text().notNull(),
    /** Null for the newsletter, which people without an account read too. */
    memberId: integer('member_id').references(() => member.id),
    /** Of the newsletter, and of a change of address: the address that is proved. */
    address: text(),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [
    index('action_token_of').on(table.memberId, table.purpose),
    index('action_token_expires').on(table.expiresAt),
  ],
)

/** Tokens of identity providers that were used, until they would have ended. */
export const usedCredential = sqliteTable('used_credential', {
  /** SHA-256, in hex. */
  hash: text().primaryKey(),
  expiresAt: text('expires_at').notNull(),
})
