import { and, eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type {
  PersonFields,
  PersonRoleFields,
} from '../../../../src/model/schemas/organiser/people.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { usernameKey } from '../../identity-keys/identity-keys.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'
import { isNotLastOwner, ownedOrganisation } from './owned.ts'

const named = (username: string): SQL =>
  sql`(SELECT id FROM member WHERE username_key = ${usernameKey(username)})`

/** The reason why a person was not changed: only an owner may, and an organisation keeps one. */
const refusal = (found: readonly unknown[]): DomainError =>
  new DomainError(found.length === 0 ? 'not-found' : 'conflict')

/**
 * Gives a person of an organisation another role.
 * @throws DomainError not-found unless the member owns the organisation and the person belongs to it; conflict for the last owner
 */
export async function changeRole(
  db: Database,
  memberId: number,
  { organisation, username, role }: PersonRoleFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const person = and(
    eq(organiserMember.organiserId, ownedOrganisation(organisation, memberId)),
    eq(organiserMember.memberId, named(username)),
  )
  const [changed, found] = await db.batch([
    db
      .update(organiserMember)
      .set({ role })
      .where(role === 'owner' ? person : and(person, isNotLastOwner))
      .returning({ id: organiserMember.memberId }),
    db.select({ id: organiserMember.memberId }).from(organiserMember).where(person),
  ])
  const [{ id } = { id: null }] = changed
  if (id === null) throw refusal(found)
  const detail = `person became ${role} by ${memberId}`
  await auditEntry(db, { action: 'authz_change', memberId: id, from, detail }, now)
}

/**
 * Ends the rights of a person, with the invitations that the person has sent. An owner removes anyone, everyone may leave.
 * @throws DomainError not-found, conflict for the last owner
 */
export async function removePerson(
  db: Database,
  memberId: number,
  { organisation, username }: PersonFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const organiser = sql`(SELECT o.id FROM organiser o JOIN organiser_member mine ON mine.organiser_id = o.id
    WHERE o.permalink = ${organisation} AND mine.member_id = ${memberId}
      AND (mine.role = 'owner' OR mine.member_id = ${named(username)}))`
  const person = and(
    eq(organiserMember.organiserId, organiser),
    eq(organiserMember.memberId, named(username)),
  )
  const [found, removed] = await db.batch([
    db.select({ id: organiserMember.memberId }).from(organiserMember).where(person),
    db
      .delete(organiserMember)
      .where(and(person, isNotLastOwner))
      .returning({ id: organiserMember.memberId }),
    db.delete(organiserInvitation).where(
      sql`${organiserInvitation.usedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM organiser_member p
        WHERE p.organiser_id = ${organiserInvitation.organiserId} AND p.member_id = ${organiserInvitation.memberId})`,
    ),
  ])
  const [{ id } = { id: null }] = removed
  if (id === null) throw refusal(found)
  const detail = id === memberId ? 'person left' : `person removed by ${memberId}`
  await auditEntry(db, { action: 'authz_change', memberId: id, from, detail }, now)
}
