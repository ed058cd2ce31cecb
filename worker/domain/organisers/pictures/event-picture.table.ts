import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Pictures of an event, or of the draft of an event that is not published yet. They belong to its organisation. */
export const eventPicture = sqliteTable(
  'event_picture',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    eventId: integer('event_id').references(() => event.id),
    /** Draft of an event without a row; null once it is published. */
    draftId: text('draft_id'),
    /** Random; part of its URL and its key in the store. Another file gets another one. */
    file: text().notNull().unique(),
    /** Name of the uploaded file, for the organiser's own pages. */
    name: text().notNull(),
    /** Order on the page; equal ones by id. */
    position: integer().notNull(),
    /** True for the chosen cover; without one, the first picture is the cover. */
    isCover: integer('is_cover', { mode: 'boolean' }).notNull().default(false),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Point that no crop may cut off, as shares of width and height from the top left corner, 0 to 1. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** JSON object, locale → what the picture shows. */
    alts: text().notNull().default('{}'),
    /** True if it shows nothing that a reader has to know, so that it needs no text. */
    isDecoration: integer('is_decoration', { mode: 'boolean' }).notNull().default(false),
    /** Author or owner of the rights, as the page shows it. */
    credit: text(),
    /** Key of pictureLicences (src/model/event/event-pictures.ts); null if none was chosen. */
    licence: text(),
    /** Member who uploaded it; null once that account is deleted. */
    memberId: integer('member_id').references(() => member.id),
    createdAt: text('created_at').notNull(),
    /** ISO instant of its removal, which can be undone for 30 days; null while it is in use. */
    removedAt: text('removed_at'),
  },
  (table) => [
    index('event_picture_of').on(table.eventId, table.position),
    index('event_picture_draft').on(table.draftId),
    index('event_picture_member').on(table.memberId),
    index('event_picture_removed').on(table.removedAt),
    check('event_picture_owner', sql`${table.eventId} IS NOT NULL OR ${table.draftId} IS NOT NULL`),
  ],
)
