import { sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import {
  invitationDays,
  invitationsPerAddressAndDay,
  invitationsPerDay,
} from '../../../../src/model/values/limits.ts'
import type { InvitationFields } from '../../../../src/model/schemas/organiser/people.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { auditEntry, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { enforceRateLimit } from '../../limits/rate-limit.ts'
import { emailKey, mailboxKey } from '../../identity-keys/identity-keys.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'
import { ownedOrganisation } from './owned.ts'

const dayMs = 86_400_000

async function limitInvitations(db: Database, memberId: number, email: string, now: Date) {
  const day = { seconds: dayMs / 1000 }
  const ofMember = { name: 'invite', subject: String(memberId), limit: invitationsPerDay }
  await enforceRateLimit(db, { ...ofMember, ...day }, now)
  const ofAddress = { name: 'invited', subject: mailboxKey(email) }
  await enforceRateLimit(db, { ...ofAddress, limit: invitationsPerAddressAndDay, ...day }, now)
}

/**
 * Invites an address to an organisation by email; a second invitation replaces the first, whose link ends.
 * @throws DomainError not-found unless the member owns the organisation; conflict if the address belongs to one of its
 *   people; too-many-requests
 */
export async function invitePerson(
  db: Database,
  { memberId, locale }: { memberId: number; locale: Locale },
  { organisation, email, role }: InvitationFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const owned = ownedOrganisation(organisation, memberId)
  const key = emailKey(email)
  const at = now.toISOString()
  const until = new Date(now.getTime() + invitationDays * dayMs).toISOString()
  const [isOwner] = await db.all<{ id: number }>(
    sql`SELECT ${owned} AS id WHERE ${owned} IS NOT NULL`,
  )
  if (isOwner === undefined) throw new DomainError('not-found')
  await limitInvitations(db, memberId, email, now)
  const [invited] = await db.batch([
    db
      .insert(organiserInvitation)
      .select(
        selectRow(
          organiserInvitation,
          {
            organiserId: sql`o.id`,
            memberId,
            email: key,
            role,
            createdAt: at,
            expiresAt: until,
          },
          sql`FROM organiser o
          WHERE o.id = ${owned} AND NOT EXISTS (SELECT 1 FROM organiser_member p JOIN member account ON account.id = p.member_id
            WHERE p.organiser_id = o.id AND account.email_key = ${key})`,
        ),
      )
      .onConflictDoUpdate({
        target: [organiserInvitation.organiserId, organiserInvitation.email],
        set: { memberId, role, hash: null, createdAt: at, expiresAt: until, usedAt: null },
      })
      .returning({ id: organiserInvitation.id }),
    queueMailWhere(
      db,
      {
        kind: 'invitation',
        memberId: null,
        address: email,
        locale,
        details: sql`json_object('invitation', i.id,
          'organisation', CASE WHEN o.verified_on IS NOT NULL THEN o.name END)`,
        createdAt: at,
      },
      sql`FROM organiser_invitation i JOIN organiser o ON o.id = i.organiser_id
        WHERE i.organiser_id = ${owned} AND i.email = ${key} AND i.created_at = ${at}`,
    ),
  ])
  if (invited.length === 0) throw new DomainError('conflict')
  await auditEntry(db, { action: 'authz_change', memberId, from, detail: 'person invited' }, now)
}
