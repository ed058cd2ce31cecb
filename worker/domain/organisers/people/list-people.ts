import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { organiserRoles } from '../../../../src/model/members/people.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const role = v.picklist(organiserRoles)

const personRows = v.array(
  v.object({
    organisation: v.string(),
    organisationName: v.string(),
    username: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    role,
    isYou: v.number(),
  }),
)

const invitationRows = v.array(
  v.object({ organisation: v.string(), email: v.string(), role, expiresAt: v.string() }),
)

/** People of all organisations that a member represents; open invitations only of those that the member owns. */
export async function listPeople(db: Database, memberId: number, now: Date) {
  const [people, invitations] = await readBatch(db, [
    sql`SELECT o.permalink AS organisation, o.name AS "organisationName", account.username, account.first_name AS "firstName",
        account.last_name AS "lastName", p.role, account.id = ${memberId} AS "isYou"
      FROM organiser_member mine JOIN organiser o ON o.id = mine.organiser_id
      JOIN organiser_member p ON p.organiser_id = o.id JOIN member account ON account.id = p.member_id
      WHERE mine.member_id = ${memberId} ORDER BY o.name, o.id, p.rowid`,
    sql`SELECT o.permalink AS organisation, i.email, i.role, i.expires_at AS "expiresAt"
      FROM organiser_member mine JOIN organiser o ON o.id = mine.organiser_id
      JOIN organiser_invitation i ON i.organiser_id = o.id
      WHERE mine.member_id = ${memberId} AND mine.role = 'owner' AND i.used_at IS NULL AND i.expires_at > ${now.toISOString()}
      ORDER BY i.id`,
  ])
  return { people: v.parse(personRows, people), invitations: v.parse(invitationRows, invitations) }
}

export type PeopleFacts = Awaited<ReturnType<typeof listPeople>>
