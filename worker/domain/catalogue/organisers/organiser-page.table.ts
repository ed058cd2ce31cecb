import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from './organiser.table.ts'

/** Statements of an organisation's people for its public page; an organiser of the catalogue alone has no row. */
export const organiserPage = sqliteTable('organiser_page', {
  organiserId: integer('organiser_id')
    .primaryKey()
    .references(() => organiser.id),
  /** JSON object, locale → plain text of several lines. */
  about: text().notNull().default('{}'),
  /** JSON object, network (src/model/members/members.ts) → URL. */
  links: text().notNull().default('{}'),
  city: text(),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  /** Address that receives messages from the page, never shown. Null sends them to the organisation's people. */
  contactEmail: text('contact_email'),
})
