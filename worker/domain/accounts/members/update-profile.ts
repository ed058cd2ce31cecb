import { and, eq, isNull, sql } from 'drizzle-orm'
import { localeOrDefault } from '../../../../src/model/locales.ts'
import { isCountry } from '../../../geo/countries.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { networks } from '../../../../src/model/members/members.ts'
import type { ProfileFields } from '../../../../src/model/schemas/account/profile-fields.ts'
import type { Database } from '../../../db/client.ts'
import { cityOfName } from '../../catalogue/places/city-of-name.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { alertsOffOf } from '../preferences/alerts-off.ts'
import {
  subscribeMember,
  unsubscribeMember,
} from '../../messages/newsletter/member-subscription.ts'
import { findMember } from './find-member.ts'
import { member } from './member.table.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The columns that a form changes. Each is named here, so that no other key of a body reaches a row. */
function columnsOf(fields: ProfileFields) {
  const links = networks.flatMap((network) => {
    const address = fields[network]
    return address === undefined ? [] : [[network, orNull(address)]]
  })
  return {
    ...(fields.firstname === undefined ? {} : { firstName: fields.firstname }),
    ...(fields.lastname === undefined ? {} : { lastName: fields.lastname }),
    ...(fields.country === undefined ? {} : { country: orNull(fields.country) }),
    ...(fields.city === undefined ? {} : { city: orNull(fields.city) }),
    ...(fields.bio === undefined ? {} : { bio: orNull(fields.bio) }),
    ...(fields.sports === undefined ? {} : { sports: JSON.stringify(fields.sports) }),
    ...(fields.alerts === undefined ? {} : { alertsOff: alertsOffOf(fields.alerts) }),
    ...(fields.isPublic === undefined ? {} : { isPublic: fields.isPublic }),
    ...(fields.locale === undefined ? {} : { locale: fields.locale }),
    // RFC 7396: null deletes a key, and missing keys stay.
    ...(links.length === 0
      ? {}
      : {
          links: sql`json_patch(${member.links}, ${JSON.stringify(Object.fromEntries(links))})`,
        }),
  }
}

/** City of the gazetteer that the profile names after a change; nothing if the change has no place. */
async function placeColumns(db: Database, memberId: number, fields: ProfileFields) {
  if (fields.country === undefined && fields.city === undefined) return {}
  const row = await findMember(db, memberId)
  const { country = row?.country ?? '', city = row?.city ?? '' } = fields
  const isNamed = country !== '' && city !== ''
  return { cityId: isNamed ? await cityOfName(db, country, city) : null }
}

/** Statements that switch a member's newsletter on or off; none if it is not to change. */
async function newsletterStatements(
  db: Database,
  memberId: number,
  startList: boolean | undefined,
  now: Date,
) {
  if (startList === undefined) return []
  const row = await findMember(db, memberId)
  if (row === null) return []
  const locale = localeOrDefault(row.locale)
  return startList
    ? [subscribeMember(db, { id: memberId, email: row.email, locale }, now)]
    : [unsubscribeMember(db, row)]
}

/**
 * Changes the given fields of a member's profile.
 * @throws FieldErrors { country: 'invalid' }; DomainError not-found if the account is gone
 */
export async function updateProfile(
  db: Database,
  memberId: number,
  fields: ProfileFields,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { country = '' } = fields
  if (country !== '' && !isCountry(country)) throw new FieldErrors({ country: 'invalid' })
  const columns = { ...columnsOf(fields), ...(await placeColumns(db, memberId, fields)) }
  if (Object.keys(columns).length === 0 && fields.startList === undefined) return
  const newsletter = await newsletterStatements(db, memberId, fields.startList, now)
  const [changed] = await db.batch([
    db
      .update(member)
      .set({ ...columns, updatedAt: now.toISOString() })
      .where(and(eq(member.id, memberId), isNull(member.deleteAt)))
      .returning({ id: member.id }),
    auditEntry(db, { action: 'user_updated', memberId, from, detail: 'profile' }, now),
    ...newsletter,
  ])
  if (changed.length === 0) throw new DomainError('not-found')
}
