import { and, eq, sql } from 'drizzle-orm'
import { isCountry } from '../../../geo/countries.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { networks } from '../../../../src/model/members/members.ts'
import type { OrganisationPageFields } from '../../../../src/model/schemas/organiser/organisation-page.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { organiserPage } from '../../catalogue/organisers/organiser-page.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { member, organiserMember } from '../members/member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { isOwnedBy } from './organisation-page.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

/** RFC 7396: null deletes a key, and missing keys stay. */
const patchOf = (texts: readonly (readonly [string, string | undefined])[]): string =>
  JSON.stringify(
    Object.fromEntries(
      texts.flatMap(([key, text]) => (text === undefined ? [] : [[key, orNull(text)]])),
    ),
  )

/** The columns that a form changes. Each is named here, so that no other key of a body reaches a row. */
const columnsOf = (fields: OrganisationPageFields) => ({
  about: sql`json_patch(${organiserPage.about}, ${patchOf(Object.entries(fields.about ?? {}))})`,
  links: sql`json_patch(${organiserPage.links}, ${patchOf(networks.map((network) => [network, fields[network]]))})`,
  ...(fields.city === undefined ? {} : { city: orNull(fields.city) }),
  ...(fields.country === undefined ? {} : { country: orNull(fields.country) }),
  ...(fields.contactEmail === undefined ? {} : { contactEmail: orNull(fields.contactEmail) }),
})

/**
 * Changes what an organisation of the member states on its public page. Messages go to a confirmed address only: that of
 * one of its people, because any other would let a form send mail to strangers.
 * @throws DomainError not-found if the member owns no such organisation; FieldErrors for an unknown country and
 *   for an address of other people
 */
export async function updateOrganisationPage(
  db: Database,
  memberId: number,
  fields: OrganisationPageFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { permalink, country = '', contactEmail = '' } = fields
  if (country !== '' && !isCountry(country)) throw new FieldErrors({ country: 'invalid' })
  const [found] = await db
    .select({ id: organiser.id })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .where(isOwnedBy(memberId, permalink))
  if (found === undefined) throw new DomainError('not-found')
  if (contactEmail !== '' && !(await isOfItsPeople(db, found.id, contactEmail)))
    throw new FieldErrors({ contactEmail: 'invalid' })
  const represented = sql`EXISTS (SELECT 1 FROM ${organiserMember}
    WHERE ${and(eq(organiserMember.organiserId, found.id), eq(organiserMember.memberId, memberId), eq(organiserMember.role, 'owner'))})`
  await db.batch([
    db
      .insert(organiserPage)
      .select(selectRow(organiserPage, { organiserId: found.id }, sql`WHERE ${represented}`))
      .onConflictDoNothing(),
    db
      .update(organiserPage)
      .set(columnsOf(fields))
      .where(and(eq(organiserPage.organiserId, found.id), represented)),
    auditEntry(db, { action: 'user_updated', memberId, from, detail: 'organisation page' }, now),
  ])
}

/** True for the confirmed address of a member who represents the organisation. */
async function isOfItsPeople(db: Database, organiserId: number, address: string) {
  const [found] = await db
    .select({ id: member.id })
    .from(organiserMember)
    .innerJoin(member, eq(member.id, organiserMember.memberId))
    .where(
      and(
        eq(organiserMember.organiserId, organiserId),
        eq(member.emailKey, emailKey(address)),
        sql`${member.confirmedAt} IS NOT NULL`,
      ),
    )
  return found !== undefined
}
