import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import {
  deskPresence,
  document,
  documentDraft,
  documentRevision,
  documentSchedule,
} from './document.table.ts'

/** Drafts of pages that the member saved last or scheduled. They belong to the site: deletion takes the name off them. */
export const documentDraftData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        kind: document.kind,
        slug: document.slug,
        content: documentDraft.content,
        savedAt: documentDraft.updatedAt,
      })
      .from(documentDraft)
      .innerJoin(document, eq(document.id, documentDraft.documentId))
      .where(eq(documentDraft.updatedBy, id))
      .orderBy(asc(documentDraft.createdAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(documentDraft)
        .set({ updatedBy: null })
        .where(inArray(documentDraft.updatedBy, idIfDue)),
      db
        .update(documentSchedule)
        .set({ setBy: null })
        .where(inArray(documentSchedule.setBy, idIfDue)),
      db.delete(deskPresence).where(inArray(deskPresence.memberId, idIfDue)),
    ]),
}

/** Versions of pages that the member published. They belong to the site: deletion takes the name off them. */
export const documentRevisionData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        kind: document.kind,
        slug: document.slug,
        number: documentRevision.number,
        origin: documentRevision.origin,
        changed: documentRevision.changed,
        at: documentRevision.at,
      })
      .from(documentRevision)
      .innerJoin(document, eq(document.id, documentRevision.documentId))
      .where(eq(documentRevision.authorId, id))
      .orderBy(asc(documentRevision.at)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(documentRevision)
        .set({ authorId: null })
        .where(inArray(documentRevision.authorId, idIfDue)),
    ]),
}
