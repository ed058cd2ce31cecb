import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { OrganiserPictureKind } from '../../../../src/model/members/organiser-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import type { StoredPicture } from '../../accounts/media/avatar.ts'
import { organiserPicture } from './organiser-picture.table.ts'
import { isUsed, ownedId, type OwnedOrganisation } from './page-pictures.ts'

/** Checks that the member owns the organisation, before a file is read. @throws DomainError not-found */
export async function requireOwned(db: Database, organisation: OwnedOrganisation): Promise<void> {
  const [found] = await ownedId(db, organisation)
  if (found === undefined) throw new DomainError('not-found')
}

/**
 * Makes a stored picture the logo or cover of an organisation, in place of the one in use.
 * @throws DomainError not-found if the member does not own the organisation any more
 */
export async function setPagePicture(
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
  { id: file, width, height, bytes }: StoredPicture,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const [, , [added]] = await db.batch([
    db
      .update(organiserPicture)
      .set({ removedAt: at })
      .where(isUsed(db, organisation, kind)),
    db.insert(organiserPicture).select(
      selectRow(
        organiserPicture,
        {
          organiserId: sql`owned.id`,
          kind,
          file,
          width,
          height,
          bytes,
          memberId: organisation.memberId,
          createdAt: at,
        },
        sql`FROM (${ownedId(db, organisation)}) AS owned`,
      ),
    ),
    db
      .select({ id: organiserPicture.id })
      .from(organiserPicture)
      .where(eq(organiserPicture.file, file)),
  ])
  if (added === undefined) throw new DomainError('not-found')
}

/** Moves the focal point of the picture in use. @throws DomainError not-found */
export async function moveFocalPoint(
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
  point: { focalX: number; focalY: number },
): Promise<void> {
  const [changed] = await db
    .update(organiserPicture)
    .set(point)
    .where(isUsed(db, organisation, kind))
    .returning({ id: organiserPicture.id })
  if (changed === undefined) throw new DomainError('not-found')
}
