import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const organiser = sqliteTable('organiser', {
  id: integer().primaryKey(),
  permalink: text().notNull().unique(),
  name: text().notNull(),
  /** JSON object, locale → name. */
  names: text().notNull().default('{}'),
  site: text(),
  /** ISO date on which a claim or the first event was approved; null for an unverified organiser. */
  verifiedOn: text('verified_on'),
  /** New name of a verified organisation that waits for a moderator; null if none does. */
  newName: text('new_name'),
  /** The former name after a new one was approved, or the new one that was rejected: undo restores it. */
  decidedName: text('decided_name'),
})
