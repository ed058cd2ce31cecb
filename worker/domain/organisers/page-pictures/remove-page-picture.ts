import { and, desc, eq, isNotNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { OrganiserPictureKind } from '../../../../src/model/members/organiser-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { organiserPicture } from './organiser-picture.table.ts'
import { isOfOwned, isUsed, type OwnedOrganisation } from './page-pictures.ts'

/** Removes the logo or cover; until the sweep deletes it, `restorePagePicture` undoes that. @throws DomainError not-found */
export async function removePagePicture(
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
  now: Date,
): Promise<void> {
  const [removed] = await db
    .update(organiserPicture)
    .set({ removedAt: now.toISOString() })
    .where(isUsed(db, organisation, kind))
    .returning({ id: organiserPicture.id })
  if (removed === undefined) throw new DomainError('not-found')
}

/**
 * Brings the logo or cover back that was removed last.
 * @throws DomainError not-found if there is none, or another one is in use
 */
export async function restorePagePicture(
  db: Database,
  organisation: OwnedOrganisation,
  kind: OrganiserPictureKind,
): Promise<void> {
  const removed = alias(organiserPicture, 'removed')
  const last = db
    .select({ id: removed.id })
    .from(removed)
    .where(
      and(
        eq(removed.organiserId, organiserPicture.organiserId),
        eq(removed.kind, kind),
        isNotNull(removed.removedAt),
      ),
    )
    .orderBy(desc(removed.removedAt), desc(removed.id))
    .limit(1)
  const used = db
    .select({ id: organiserPicture.id })
    .from(organiserPicture)
    .where(isUsed(db, organisation, kind))
  const [restored] = await db
    .update(organiserPicture)
    .set({ removedAt: null })
    .where(and(isOfOwned(db, organisation, kind), eq(organiserPicture.id, last), notExists(used)))
    .returning({ id: organiserPicture.id })
  if (restored === undefined) throw new DomainError('not-found')
}
