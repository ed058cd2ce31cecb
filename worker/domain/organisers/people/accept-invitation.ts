import { and, eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { AcceptFields } from '../../../../src/model/schemas/organiser/people.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { auditEntry, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { member, organiserMember } from '../../accounts/members/member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'

/**
 * Condition over a row `i` of invitations: it can be accepted. The member who sent it must still be an owner, and neither
 * be blocked nor leave.
 */
const isOpen = (at: string): SQL => sql`i.used_at IS NULL AND i.expires_at > ${at} AND EXISTS (
  SELECT 1 FROM organiser_member p JOIN member sender ON sender.id = p.member_id
  WHERE p.organiser_id = i.organiser_id AND p.member_id = i.member_id AND p.role = 'owner'
    AND sender.blocked_at IS NULL AND sender.delete_at IS NULL)`

interface Guest {
  id: number
  email: string
}

/** Open invitations to the address of a member, which registration with that address keeps. */
export async function listInvitations(db: Database, { email }: Guest, now: Date) {
  return await db.all<{ id: number; organisation: string; role: string }>(
    sql`SELECT i.id, o.name AS organisation, i.role FROM organiser_invitation i JOIN organiser o ON o.id = i.organiser_id
      WHERE i.email = ${emailKey(email)} AND ${isOpen(now.toISOString())} ORDER BY i.id`,
  )
}

/**
 * Accepts an invitation, by the token of its email with any account, or by its number with the invited address. The first
 * statement adds the person if the invitation is open, the second uses it, so that of simultaneous requests one succeeds.
 * @throws DomainError token-invalid, token-used, token-expired
 */
export async function acceptInvitation(
  db: Database,
  guest: Guest,
  fields: AcceptFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const which =
    'invitation' in fields
      ? sql`i.id = ${fields.invitation} AND i.email = ${emailKey(guest.email)}`
      : sql`i.hash = ${await sha256(fields.confirmation_token)}`
  const invitation = sql`(SELECT i.id FROM organiser_invitation i WHERE ${which} AND ${isOpen(at)})`
  const joined = sql`EXISTS (SELECT 1 FROM organiser_member p WHERE p.member_id = ${guest.id}
    AND p.organiser_id = (SELECT i.organiser_id FROM organiser_invitation i WHERE ${which}))`
  const [, used] = await db.batch([
    db
      .insert(organiserMember)
      .select(
        selectRow(
          organiserMember,
          {
            organiserId: sql`i.organiser_id`,
            memberId: guest.id,
            role: sql`i.role`,
            createdAt: at,
          },
          sql`FROM organiser_invitation i WHERE i.id = ${invitation}`,
        ),
      )
      .onConflictDoNothing(),
    db
      .update(organiserInvitation)
      .set({ usedAt: at })
      .where(and(eq(organiserInvitation.id, invitation), joined))
      .returning({ id: organiserInvitation.id }),
    db
      .update(member)
      .set({ role: 'organiser', updatedAt: at })
      .where(and(eq(member.id, guest.id), eq(member.role, 'athlete'), joined)),
  ])
  if (used.length === 0) {
    const [found] = await db.all<{ usedAt: string | null }>(
      sql`SELECT i.used_at AS "usedAt" FROM organiser_invitation i WHERE ${which}`,
    )
    if (found === undefined) throw new DomainError('token-invalid')
    throw new DomainError(found.usedAt === null ? 'token-expired' : 'token-used')
  }
  const entry = {
    action: 'authz_change',
    memberId: guest.id,
    from,
    detail: 'person joined',
  } as const
  await auditEntry(db, entry, now)
}
