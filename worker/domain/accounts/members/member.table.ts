import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** People with an account. Ids are given once: what a deleted member leaves behind stays nobody's. */
export const member = sqliteTable(
  'member',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** As it was chosen. */
    username: text().notNull(),
    /** As it is compared (names.ts). */
    usernameKey: text('username_key').notNull().unique(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** athlete, organiser or moderator (src/model/members.ts). */
    role: text().notNull(),
    /** Null where somebody signs in with Google alone. */
    passwordHash: text('password_hash'),
    /** The language that mail is written in. */
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    city: text(),
    bio: text(),
    /** JSON: addresses by network (src/model/members.ts). */
    links: text().notNull().default('{}'),
    /** JSON: keys of sports. */
    sports: text().notNull().default('[]'),
    /** Whether others may see the profile. */
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    avatarId: text('avatar_id'),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** When the address was proved; without it nobody signs in. */
    confirmedAt: text('confirmed_at'),
    /** When the account is to be deleted for good; null where nobody asked for it. */
    deleteAt: text('delete_at'),
  },
  (table) => [
    index('member_delete_at').on(table.deleteAt),
    check('member_role', sql`${table.role} IN ('athlete', 'organiser', 'moderator')`),
  ],
)

/** Which members speak for an organiser. */
export const organiserMember = sqliteTable(
  'organiser_member',
  {
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
  },
  (table) => [
    primaryKey({ columns: [table.organiserId, table.memberId] }),
    index('organiser_member_of').on(table.memberId),
  ],
)

/** Accounts elsewhere that a member signs in with, by the only name that stays: the provider's own id. */
export const identity = sqliteTable(
  'identity',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** What the provider called the address when it was connected; shown, never compared. */
    email: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identity_of').on(table.memberId),
  ],
)
