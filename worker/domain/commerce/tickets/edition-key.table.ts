import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { edition } from '../../catalogue/editions/edition.table.ts'

/** Ed25519 keys that sign the tickets of an edition. The one with the highest number signs; earlier ones may still be accepted. */
export const editionKey = sqliteTable(
  'edition_key',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    number: integer().notNull(),
    /** 32 bytes in base64url. */
    publicKey: text('public_key').notNull(),
    /** PKCS #8, encrypted under the secret TICKET_KEY (seal-key.ts). */
    sealedKey: text('sealed_key').notNull(),
    /** ISO instant from which its tickets are refused; null while they are accepted. */
    endsAt: text('ends_at'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editionId, t.number] }),
    check('edition_key_number', sql`${t.number} BETWEEN 0 AND 255`),
  ],
)
