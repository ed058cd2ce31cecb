import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Accounts. Ids are never reused, so that rows of a deleted member cannot pass to another. */
export const member = sqliteTable(
  'member',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** As the member typed it. */
    username: text().notNull(),
    /** Key for comparisons (names.ts). */
    usernameKey: text('username_key').notNull().unique(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** athlete, organiser or moderator (src/model/members/members.ts). */
    role: text().notNull(),
    /** Null for a member who signs in with Google only. */
    passwordHash: text('password_hash'),
    /** Language of emails. */
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    city: text(),
    /** City of the gazetteer that `city` and `country` name; null if there is none. */
    cityId: integer('city_id'),
    bio: text(),
    /** JSON: URLs by network (src/model/members/members.ts). */
    links: text().notNull().default('{}'),
    /** JSON: keys of sports. */
    sports: text().notNull().default('[]'),
    /** JSON: kinds of news about saved events of which the member wants no email (src/model/event/event-news.ts). */
    alertsOff: text('alerts_off').notNull().default('[]'),
    /** True if others may see the profile. */
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    avatarId: text('avatar_id'),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Time at which the address was confirmed. Members without it cannot sign in. */
    confirmedAt: text('confirmed_at'),
    /** Time at which an operator blocked the account; null if it is not blocked. */
    blockedAt: text('blocked_at'),
    /** Time of the scheduled deletion; null if none is scheduled. */
    deleteAt: text('delete_at'),
  },
  (table) => [
    index('member_delete_at').on(table.deleteAt),
    index('member_city').on(table.cityId),
    check('member_role', sql`${table.role} IN ('athlete', 'organiser', 'moderator')`),
  ],
)

/** Members who represent an organiser. */
export const organiserMember = sqliteTable(
  'organiser_member',
  {
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** owner or editor (src/model/members/people.ts). */
    role: text().notNull().default('owner'),
    /** ISO instant; null for rows older than the column. */
    createdAt: text('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organiserId, table.memberId] }),
    index('organiser_member_of').on(table.memberId),
  ],
)

/** Accounts at identity providers with which members sign in, by the provider's permanent id. */
export const identity = sqliteTable(
  'identity',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Address at the provider when the account was connected; shown, never compared. */
    email: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identity_of').on(table.memberId),
  ],
)
