import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { organiser } from './organiser.table.ts'

/** Organisers that exist to try the site out: their events have pages, and are in no list, count, sitemap or search. */
export const sampleOrganiser = sqliteTable('sample_organiser', {
  organiserId: integer('organiser_id')
    .primaryKey()
    .references(() => organiser.id),
})
