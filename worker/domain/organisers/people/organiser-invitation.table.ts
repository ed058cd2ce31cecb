import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Invitations to represent an organisation, one per organisation and address. */
export const organiserInvitation = sqliteTable(
  'organiser_invitation',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** The owner who invites. The invitation ends with that owner's rights. */
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Invited address, as `emailKey` writes it. */
    email: text().notNull(),
    /** Role in the organisation (src/model/members/people.ts). */
    role: text().notNull(),
    /** SHA-256 of the token, in hex, from the sending of the email; the token itself is not stored. */
    hash: text().unique(),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (t) => [
    unique('organiser_invitation_once').on(t.organiserId, t.email),
    index('organiser_invitation_by').on(t.memberId),
    index('organiser_invitation_to').on(t.email),
  ],
)
