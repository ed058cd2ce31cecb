import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { member, organiserMember } from './member.table.ts'
import { emailKey, organisationPermalink, usernameKey } from '../../identity-keys/identity-keys.ts'

export type MemberRow = typeof member.$inferSelect

export async function findMember(db: Database, id: number): Promise<MemberRow | null> {
  const [row] = await db.select().from(member).where(eq(member.id, id)).limit(1)
  return row ?? null
}

export async function findMemberByEmail(db: Database, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.emailKey, emailKey(email)))
    .limit(1)
  return row ?? null
}

/** The member who has represented an organisation longest. */
async function findByOrganisation(db: Database, name: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .innerJoin(member, eq(member.id, organiserMember.memberId))
    .where(eq(organiser.permalink, organisationPermalink(name)))
    .orderBy(sql`${organiserMember}.rowid`)
    .limit(1)
  return row?.member ?? null
}

/**
 * The member with an identifier (spec §5: email, username or organisation). No username contains "@", so a text with
 * "@" is an address. A username takes precedence over an organisation of that name.
 */
export async function findByIdentifier(
  db: Database,
  identifier: string,
): Promise<MemberRow | null> {
  if (identifier.includes('@')) return await findMemberByEmail(db, identifier)
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.usernameKey, usernameKey(identifier)))
    .limit(1)
  return row ?? (await findByOrganisation(db, identifier))
}
