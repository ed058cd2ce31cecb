import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { saleDraft, saleRevision } from './sale-draft.table.ts'

/** Drafts of sales that the member saved last. They belong to the organisation: deletion takes the name off them. */
export const saleDraftData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        edition: saleDraft.editionId,
        facts: saleDraft.facts,
        savedAt: saleDraft.updatedAt,
      })
      .from(saleDraft)
      .where(eq(saleDraft.updatedBy, id))
      .orderBy(asc(saleDraft.createdAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db.update(saleDraft).set({ updatedBy: null }).where(inArray(saleDraft.updatedBy, idIfDue)),
    ]),
}

/** Terms that the member published. They belong to the event: deletion takes the name off them. */
export const saleRevisionData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        edition: saleRevision.editionId,
        number: saleRevision.number,
        origin: saleRevision.origin,
        changed: saleRevision.changed,
        at: saleRevision.at,
      })
      .from(saleRevision)
      .where(eq(saleRevision.authorId, id))
      .orderBy(asc(saleRevision.at)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(saleRevision)
        .set({ authorId: null })
        .where(inArray(saleRevision.authorId, idIfDue)),
    ]),
}
