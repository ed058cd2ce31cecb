import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** Single-use tokens of links in emails and of the browser that has just registered. */
export const actionToken = sqliteTable(
  'action_token',
  {
    /** SHA-256 of the token, in hex; the token itself is not stored. */
    hash: text().primaryKey(),
    /** Purpose (token-purposes.ts). */
    purpose: text().notNull(),
    /** Null for the newsletter, which needs no account. */
    memberId: integer('member_id').references(() => member.id),
    /** Address to confirm, for the newsletter and for a change of address. */
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

/** Used tokens of identity providers, stored until they expire. */
export const usedCredential = sqliteTable('used_credential', {
  /** SHA-256, in hex. */
  hash: text().primaryKey(),
  expiresAt: text('expires_at').notNull(),
})
