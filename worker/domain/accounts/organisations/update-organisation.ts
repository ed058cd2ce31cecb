import { and, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { OrganisationFields } from '../../../../src/model/schemas/account/profile-fields.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { organiserMember } from '../members/member.table.ts'
import { organisationPermalink } from '../../identity-keys/identity-keys.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/**
 * Changes name and site of an organisation that the member owns; its permalink stays.
 * @throws DomainError not-found if the member owns no such organisation;
 *   FieldErrors { name: 'organisation-name-taken' } if another organisation has the name
 */
export async function updateOrganisation(
  db: Database,
  memberId: number,
  { permalink, name, site }: OrganisationFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const owned = db
    .select({ id: organiserMember.organiserId })
    .from(organiserMember)
    .where(and(eq(organiserMember.memberId, memberId), eq(organiserMember.role, 'owner')))
  const isOwned = and(eq(organiser.permalink, permalink), inArray(organiser.id, owned))
  if (name === undefined && site === undefined) {
    const [found] = await db.select({ id: organiser.id }).from(organiser).where(isOwned)
    if (found === undefined) throw new DomainError('not-found')
    return
  }
  const other = alias(organiser, 'other')
  const taken = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        ne(other.id, organiser.id),
        or(
          eq(other.permalink, organisationPermalink(name ?? '')),
          sql`${other.name} = ${name ?? ''} COLLATE NOCASE`,
        ),
      ),
    )
  const [changed, [found]] = await db.batch([
    db
      .update(organiser)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(site === undefined ? {} : { site: site === '' ? null : site }),
      })
      .where(and(isOwned, notExists(taken)))
      .returning({ id: organiser.id }),
    db.select({ id: organiser.id }).from(organiser).where(isOwned),
  ])
  if (found === undefined) throw new DomainError('not-found')
  if (changed.length === 0) throw new FieldErrors({ name: 'organisation-name-taken' })
  await auditEntry(db, { action: 'user_updated', memberId, from, detail: 'organisation' }, now)
}
