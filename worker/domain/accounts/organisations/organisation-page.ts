import { and, eq, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { OrganiserRole } from '../../../../src/model/members/people.ts'
import type { Database } from '../../../db/client.ts'
import { organiserPage } from '../../catalogue/organisers/organiser-page.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { aboutColumn, linksColumn } from '../../catalogue/organisers/page-columns.ts'
import { organiserMember } from '../members/member.table.ts'

/** Condition on `organiser` and `organiser_member`: the organisation of this permalink, of which the member is an owner. */
export const isOwnedBy = (memberId: number, permalink: string): SQL | undefined =>
  and(
    eq(organiser.permalink, permalink),
    eq(organiserMember.memberId, memberId),
    eq(organiserMember.role, 'owner' satisfies OrganiserRole),
  )

/**
 * Statements of an organisation of the member for its public page; empty before it has made any.
 * @throws DomainError not-found if the member owns no such organisation
 */
export async function findOrganisationPage(db: Database, memberId: number, permalink: string) {
  const [row] = await db
    .select({ organiserId: organiser.id, page: organiserPage })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .leftJoin(organiserPage, eq(organiserPage.organiserId, organiser.id))
    .where(isOwnedBy(memberId, permalink))
  if (row === undefined) throw new DomainError('not-found')
  const { page } = row
  return {
    about: v.parse(aboutColumn, page?.about ?? '{}'),
    links: v.parse(linksColumn, page?.links ?? '{}'),
    city: page?.city ?? '',
    country: page?.country ?? '',
    contactEmail: page?.contactEmail ?? '',
  }
}

export type OrganisationPage = Awaited<ReturnType<typeof findOrganisationPage>>
