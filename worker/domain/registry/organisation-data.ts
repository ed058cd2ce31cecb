import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { event } from '../catalogue/events/event.table.ts'
import { organiserPage } from '../catalogue/organisers/organiser-page.table.ts'
import { organiser } from '../catalogue/organisers/organiser.table.ts'
import { sale } from '../commerce/sales/sale.table.ts'
import { eventDraft } from '../organisers/drafts/event-draft.table.ts'
import { eventImport, eventImportRow } from '../organisers/imports/event-import.table.ts'
import { reviewAnswer } from '../community/answers/review-answer.table.ts'
import { organiserMessage } from '../community/contact/organiser-message.table.ts'
import { organiserFollow } from '../community/follows/organiser-follow.table.ts'
import { organiserPicture } from '../organisers/page-pictures/organiser-picture.table.ts'
import { organiserInvitation } from '../organisers/people/organiser-invitation.table.ts'
import type { MemberData } from '../accounts/members/member-data.ts'
import { organiserMember } from '../accounts/members/member.table.ts'

/**
 * Organisations that the member represents. If it was the last owner, the editor of longest standing becomes one. An
 * organisation without people is no longer verified, and deleted if it has neither events nor sales, so that its name is free again.
 */
export const organisationData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        permalink: organiser.permalink,
        name: organiser.name,
        site: organiser.site,
        role: organiserMember.role,
        since: organiserMember.createdAt,
        about: organiserPage.about,
        links: organiserPage.links,
        city: organiserPage.city,
        country: organiserPage.country,
        contactEmail: organiserPage.contactEmail,
      })
      .from(organiser)
      .innerJoin(organiserMember, eq(organiserMember.organiserId, organiser.id))
      .leftJoin(organiserPage, eq(organiserPage.organiserId, organiser.id))
      .where(eq(organiserMember.memberId, id))
      .orderBy(asc(organiser.name), asc(organiser.id)),
  deleteRows: async (db, { id, idIfDue }) => {
    const organisations = await db
      .select({ id: organiserMember.organiserId })
      .from(organiserMember)
      .where(eq(organiserMember.memberId, id))
    const ids = organisations.map((each) => each.id)
    const colleague = alias(organiserMember, 'colleague')
    const isColleague = eq(colleague.organiserId, organiserMember.organiserId)
    const owner = db
      .select({ id: colleague.memberId })
      .from(colleague)
      .where(and(isColleague, eq(colleague.role, 'owner')))
    const earliest = db
      .select({ rowid: sql`${colleague}.rowid` })
      .from(colleague)
      .where(isColleague)
      .orderBy(sql`${colleague}.rowid`)
      .limit(1)
    const people = db
      .select({ id: organiserMember.memberId })
      .from(organiserMember)
      .where(eq(organiserMember.organiserId, organiser.id))
    const events = db
      .select({ id: event.id })
      .from(event)
      .where(eq(event.organiserId, organiser.id))
    const isEmpty = and(inArray(organiser.id, ids), notExists(people))
    const sales = db
      .select({ id: sale.editionId })
      .from(sale)
      .where(eq(sale.organiserId, organiser.id))
    const isGone = and(isEmpty, notExists(events), notExists(sales))
    const gone = db.select({ id: organiser.id }).from(organiser).where(isGone)
    const empty = db.select({ id: organiser.id }).from(organiser).where(isEmpty)
    const imports = db
      .select({ id: eventImport.id })
      .from(eventImport)
      .where(inArray(eventImport.organiserId, empty))
    return [
      db.delete(organiserMember).where(inArray(organiserMember.memberId, idIfDue)),
      db
        .update(organiserMember)
        .set({ role: 'owner' })
        .where(
          and(
            inArray(organiserMember.organiserId, ids),
            notExists(owner),
            sql`${organiserMember}.rowid = (${earliest})`,
          ),
        ),
      db.delete(eventDraft).where(inArray(eventDraft.organiserId, empty)),
      db.delete(eventImportRow).where(inArray(eventImportRow.importId, imports)),
      db.delete(eventImport).where(inArray(eventImport.organiserId, empty)),
      db.delete(organiserInvitation).where(inArray(organiserInvitation.organiserId, empty)),
      db
        .update(organiser)
        .set({ verifiedOn: null, newName: null, decidedName: null })
        .where(isEmpty),
      ...[organiserPage, organiserPicture, reviewAnswer, organiserFollow, organiserMessage].map(
        (table) => db.delete(table).where(inArray(table.organiserId, gone)),
      ),
      db.delete(organiser).where(isGone),
    ]
  },
}
