import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { OrganiserPictureKind } from '../../../../src/model/members/organiser-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { isOwnedBy } from '../../accounts/organisations/organisation-page.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserPicture } from './organiser-picture.table.ts'

/** An organisation as its owner names it. */
export interface OwnedOrganisation {
  memberId: number
  permalink: string
}

export type PagePicture = typeof organiserPicture.$inferSelect

/** Query for the id of the organisation; no row unless the member owns it. */
export const ownedId = (db: Database, { memberId, permalink }: OwnedOrganisation) =>
  db
    .select({ id: organiser.id })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .where(isOwnedBy(memberId, permalink))

/** Condition for the pictures of a kind of an organisation that the member owns. */
export const isOfOwned = (
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
): SQL | undefined =>
  and(
    eq(organiserPicture.kind, kind),
    inArray(organiserPicture.organiserId, ownedId(db, organisation)),
  )

/** Condition for the picture of a kind in use. */
export const isUsed = (
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
): SQL | undefined => and(isOfOwned(db, organisation, kind), isNull(organiserPicture.removedAt))

/**
 * Logo and cover of an organisation, for its owner; null for one that it lacks.
 * @throws DomainError not-found if the member owns no such organisation
 */
export async function findPagePictures(db: Database, organisation: OwnedOrganisation) {
  const [[found], pictures] = await db.batch([
    ownedId(db, organisation),
    db
      .select()
      .from(organiserPicture)
      .where(
        and(
          inArray(organiserPicture.organiserId, ownedId(db, organisation)),
          isNull(organiserPicture.removedAt),
        ),
      ),
  ])
  if (found === undefined) throw new DomainError('not-found')
  const ofKind = (kind: OrganiserPictureKind): PagePicture | null =>
    pictures.find((picture) => picture.kind === kind) ?? null
  return { logo: ofKind('logo'), cover: ofKind('cover') }
}

export type PagePictures = Awaited<ReturnType<typeof findPagePictures>>
