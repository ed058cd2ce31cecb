import { and, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { NewOrganisationFields } from '../../../../src/model/schemas/account/profile-fields.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { member, organiserMember } from '../members/member.table.ts'
import { organisationKeys, organisationPermalink } from '../../identity-keys/identity-keys.ts'
import { newId } from '../members/write-member.ts'
import { looksVerified } from '../../identity-keys/looks-verified.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/**
 * Adds the organisation of a member who owns none, such as an organiser who has registered through Google. One
 * statement checks and inserts, so that one of two simultaneous requests succeeds.
 * @throws FieldErrors { name: 'organisation-name-taken' }; DomainError conflict if the member owns one already
 */
export async function addOrganisation(
  db: Database,
  memberId: number,
  { name, site }: NewOrganisationFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  if (await looksVerified(db, name, null))
    throw new FieldErrors({ name: 'organisation-name-taken' })
  const id = newId()
  const permalink = organisationPermalink(name)
  const owned = db
    .select({ id: organiserMember.organiserId })
    .from(organiserMember)
    .where(and(eq(organiserMember.memberId, memberId), eq(organiserMember.role, 'owner')))
  // Usernames and permalinks share one namespace.
  const namesake = db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.usernameKey, organisationKeys(name)), ne(member.id, memberId)))
  const lookAlike = db
    .select({ id: organiser.id })
    .from(organiser)
    .where(inArray(organiser.permalink, organisationKeys(name)))
  const free = and(notExists(owned), notExists(namesake), notExists(lookAlike))
  const written = db.select({ id: organiser.id }).from(organiser).where(eq(organiser.id, id))
  const address = site === '' ? null : site
  try {
    const [, [added], [existing]] = await db.batch([
      db
        .insert(organiser)
        .select(selectRow(organiser, { id, permalink, name, site: address }, sql`WHERE ${free}`)),
      db
        .insert(organiserMember)
        .select(
          selectRow(
            organiserMember,
            { organiserId: id, memberId, role: 'owner', createdAt: now.toISOString() },
            sql`WHERE ${exists(written)}`,
          ),
        )
        .returning({ id: organiserMember.organiserId }),
      owned,
    ])
    if (added === undefined) {
      if (existing !== undefined) throw new DomainError('conflict', 'name')
      throw new FieldErrors({ name: 'organisation-name-taken' })
    }
  } catch (error) {
    if (isUniqueViolation(error)) throw new FieldErrors({ name: 'organisation-name-taken' })
    throw error
  }
  await auditEntry(db, { action: 'user_updated', memberId, from, detail: 'organisation' }, now)
}
