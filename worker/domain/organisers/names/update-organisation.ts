import { and, eq, inArray, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { mentionsOfficial } from '../../../../src/model/members/official-names.ts'
import type { OrganisationFields } from '../../../../src/model/schemas/account/profile-fields.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../../accounts/audit/record-audit.ts'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { looksVerified } from '../../identity-keys/looks-verified.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organisationKeys } from '../../identity-keys/identity-keys.ts'
import {
  submitForModeration,
  withdrawFromModeration,
} from '../../moderation/submit-for-moderation.ts'

export interface OrganisationOwner {
  memberId: number
  /** `networkOfRequest` of the request; null if unknown. */
  network: string | null
}

const other = alias(organiser, 'other')

/** Query of other organisations that have a name, or a permalink that it or a look-alike would have. */
const namesakes = (db: Database, name: string) =>
  db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        ne(other.id, organiser.id),
        or(
          inArray(other.permalink, organisationKeys(name)),
          sql`${other.name} = ${name} COLLATE NOCASE`,
        ),
      ),
    )

/** Columns of a name: one that a moderator reads first becomes the one that waits, unless the organisation has it already. */
function namedColumns(name: string) {
  const isShown = mentionsOfficial(name)
    ? sql`${organiser.name} = ${name}`
    : sql`(${organiser.verifiedOn} IS NULL OR ${organiser.name} = ${name})`
  return {
    name: sql`CASE WHEN ${isShown} THEN ${name} ELSE ${organiser.name} END`,
    newName: sql`CASE WHEN ${isShown} THEN NULL ELSE ${name} END`,
  }
}

/**
 * Changes name and site of an organisation that the member owns; its permalink stays. The new name of a verified
 * organisation waits for a moderator, because athletes trust the mark beside it; the present name withdraws it.
 * @throws DomainError not-found if the member owns no such organisation;
 *   FieldErrors { name: 'organisation-name-taken' } if another organisation has the name, or one that looks like it
 */
export async function updateOrganisation(
  db: Database,
  { memberId, network }: OrganisationOwner,
  { permalink, name, site }: OrganisationFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const owned = db
    .select({ id: organiserMember.organiserId })
    .from(organiserMember)
    .where(and(eq(organiserMember.memberId, memberId), eq(organiserMember.role, 'owner')))
  const isOwned = and(eq(organiser.permalink, permalink), inArray(organiser.id, owned))
  const [found] = await db.select().from(organiser).where(isOwned)
  if (found === undefined) throw new DomainError('not-found')
  const isNew = name !== undefined && name !== found.name && name !== found.newName
  if (isNew && (await looksVerified(db, name, found.id)))
    throw new FieldErrors({ name: 'organisation-name-taken' })
  const isWritable = and(isOwned, isNew ? notExists(namesakes(db, name)) : undefined)
  const subject = (condition: SQL) =>
    sql`SELECT ${organiser.id} FROM ${organiser} WHERE ${and(isOwned, condition)}`
  const [written] = await db.batch([
    db
      .update(organiser)
      .set({
        ...(name === undefined ? {} : namedColumns(name)),
        ...(site === undefined ? {} : { site: site === '' ? null : site }),
        permalink,
      })
      .where(isWritable)
      .returning({ id: organiser.id }),
    withdrawFromModeration(db, 'name', subject(isNull(organiser.newName))),
    ...(isNew
      ? [
          submitForModeration(
            db,
            { kind: 'name', subject: subject(eq(organiser.newName, name)), memberId, network },
            now,
          ),
        ]
      : []),
  ])
  if (written.length === 0) throw new FieldErrors({ name: 'organisation-name-taken' })
  await auditEntry(db, { action: 'user_updated', memberId, from, detail: 'organisation' }, now)
}
