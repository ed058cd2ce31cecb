import { and, eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { AcceptFields } from '../../../../src/model/schemas/organiser/people.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { auditEntry, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { member, organiserMember } from '../../accounts/members/member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'
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

/**
 * Statement that queues an email to the other owners about a person who has joined. Its id is made of the invitation, the
 * owner and the instant, so that a repeated request queues none.
 * @param accepted condition on a row `i` of invitations
 */
const mailOwners = (db: Database, guest: Guest, accepted: SQL, at: string) =>
  queueMailWhere(
    db,
    {
      id: sql`'joined.' || i.id || '.' || owner.id || '.' || ${at}`,
      kind: 'person-joined',
      memberId: sql`owner.id`,
      address: sql`owner.email`,
      locale: sql`owner.locale`,
      details: sql`json_object('email', ${guest.email}, 'role', i.role,
        'organisation', CASE WHEN o.verified_on IS NOT NULL THEN o.name END)`,
      createdAt: at,
    },
    sql`FROM organiser_invitation i JOIN organiser o ON o.id = i.organiser_id
      JOIN organiser_member p ON p.organiser_id = o.id AND p.role = 'owner' AND p.member_id <> ${guest.id}
      JOIN member owner ON owner.id = p.member_id
      WHERE ${accepted}`,
  )

/** Open invitations to the address of a member, which registration with that address keeps. */
export async function listInvitations(db: Database, { email }: Guest, now: Date) {
  return await db.all<{ id: number; organisation: string; role: string }>(
    sql`SELECT i.id, o.name AS organisation, i.role FROM organiser_invitation i JOIN organiser o ON o.id = i.organiser_id
      WHERE i.email = ${emailKey(email)} AND ${isOpen(now.toISOString())} ORDER BY i.id`,
  )
}

/** Address of which only the domain and the first letter are shown: `j…@example.org`. */
const maskedAddress = (email: string): string => email.replace(/(?<=^.).*(?=@)/u, '…')

/**
 * Accepts an invitation to the member's address, by the token of its email or by its number. The first statement adds the
 * person if the invitation is open, the second uses it, so that of simultaneous requests one succeeds. The owners get an
 * email.
 * @throws DomainError token-invalid, token-used, token-expired; token-other-account for an invitation to another address,
 *   with that address in part
 */
export async function acceptInvitation(
  db: Database,
  guest: Guest,
  fields: AcceptFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const key = emailKey(guest.email)
  const named =
    'invitation' in fields
      ? sql`i.id = ${fields.invitation}`
      : sql`i.hash = ${await sha256(fields.confirmation_token)}`
  const which = sql`${named} AND i.email = ${key}`
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
    mailOwners(db, guest, sql`${which} AND i.used_at = ${at} AND ${joined}`, at),
  ])
  if (used.length === 0) {
    const [found] = await db.all<{ usedAt: string | null; email: string }>(
      sql`SELECT i.used_at AS "usedAt", i.email FROM organiser_invitation i WHERE ${named}`,
    )
    const isOther = found !== undefined && found.email !== key
    if (found === undefined || (isOther && 'invitation' in fields))
      throw new DomainError('token-invalid')
    if (isOther) throw new DomainError('token-other-account', maskedAddress(found.email))
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
