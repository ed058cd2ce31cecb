import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organiserPictureKinds } from '../../../../src/model/members/organiser-pictures.ts'
import { member } from '../../accounts/members/member.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Logos and covers of organisations. They belong to the organisation. */
export const organiserPicture = sqliteTable(
  'organiser_picture',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    kind: text({ enum: organiserPictureKinds }).notNull(),
    /** Random; part of its URL and its key in the store. */
    file: text().notNull().unique(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Point that no crop may cut off, as shares of width and height from the top left corner, 0 to 1. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** Member who uploaded it; null once that account is deleted. */
    memberId: integer('member_id').references(() => member.id),
    createdAt: text('created_at').notNull(),
    /** ISO instant at which it was removed or replaced; null while it is in use. */
    removedAt: text('removed_at'),
  },
  (table) => [
    uniqueIndex('organiser_picture_in_use')
      .on(table.organiserId, table.kind)
      .where(sql`${table.removedAt} IS NULL`),
    index('organiser_picture_member').on(table.memberId),
    index('organiser_picture_removed').on(table.removedAt),
  ],
)
