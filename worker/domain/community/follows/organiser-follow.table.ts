import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Organisers that members follow; one row per member and organiser. */
export const organiserFollow = sqliteTable(
  'organiser_follow',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** ISO instant. */
    followedAt: text('followed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.organiserId] }),
    index('organiser_follow_of').on(t.organiserId),
  ],
)
