import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { OrganiserPictureKind } from '../../../../src/model/members/organiser-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { organiserMember } from '../../accounts/members/member.table.ts'
import { isOwn } from '../../accounts/organisations/organisation-page.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserPicture } from './organiser-picture.table.ts'

/** An organisation as its owner names it. */
export interface OwnOrganisation {
  memberId: number
  permalink: string
}

export type PagePicture = typeof organiserPicture.$inferSelect

/** Query for the id of the organisation; no row unless the member owns it. */
export const ownedId = (db: Database, { memberId, permalink }: OwnOrganisation) =>
  db
    .select({ id: organiser.id })
    .from(organiser)
    .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
    .where(isOwn(memberId, permalink))

/** Condition for the pictures of a kind of an organisation that the member owns. */
export const isOfOwned = (
  db: Database,
  own: OwnOrganisation,
  kind: OrganiserPictureKind,
): SQL | undefined =>
  and(eq(organiserPicture.kind, kind), inArray(organiserPicture.organiserId, ownedId(db, own)))

/** Condition for the picture of a kind in use. */
export const isUsed = (
  db: Database,
  own: OwnOrganisation,
  kind: OrganiserPictureKind,
): SQL | undefined => and(isOfOwned(db, own, kind), isNull(organiserPicture.removedAt))

/**
 * Logo and cover of an organisation, for its owner; null for one that it lacks.
 * @throws DomainError not-found if the member owns no such organisation
 */
export async function findPagePictures(db: Database, own: OwnOrganisation) {
  const [[found], pictures] = await db.batch([
    ownedId(db, own),
    db
      .select()
      .from(organiserPicture)
      .where(
        and(
          inArray(organiserPicture.organiserId, ownedId(db, own)),
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
