import { and, asc, eq, inArray, notInArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { entry, purchase } from '../orders/purchase.table.ts'
import { startNumber } from '../start-numbers/start-number.table.ts'
import { participant } from './participant.table.ts'

/** Days after an edition for which the people and the address of a guest's order are kept; receipts and the ledger stay. */
export const guestPeopleDays = 365

/** Days for which the people of an order that is not paid are kept. */
export const unpaidPeopleDays = 30

/** People of the member's orders. Deletion takes them off their orders, which stay (orders/order-data.ts). */
export const participantData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        edition: purchase.saleId,
        orderedAt: purchase.createdAt,
        givenName: participant.givenName,
        familyName: participant.familyName,
        givenReading: participant.givenReading,
        familyReading: participant.familyReading,
        year: participant.year,
        month: participant.month,
        day: participant.day,
        guardian: participant.guardian,
        consent: participant.consent,
        waiver: participant.waiver,
        waivedAt: participant.waivedAt,
        answers: participant.answers,
        note: participant.note,
        startNumber: startNumber.number,
      })
      .from(participant)
      .innerJoin(purchase, eq(purchase.id, participant.orderId))
      .leftJoin(
        entry,
        and(eq(entry.orderId, participant.orderId), eq(entry.ordinal, participant.ordinal)),
      )
      .leftJoin(startNumber, eq(startNumber.entryId, entry.id))
      .where(eq(purchase.buyerId, id))
      .orderBy(asc(purchase.createdAt), asc(purchase.id), asc(participant.ordinal)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .delete(participant)
        .where(
          inArray(
            participant.orderId,
            db.select({ id: purchase.id }).from(purchase).where(inArray(purchase.buyerId, idIfDue)),
          ),
        ),
    ]),
}

/** Statement that deletes the people of orders that were made before an instant and never paid. */
export const sweepParticipants = (db: Database, before: string) =>
  db.delete(participant).where(
    inArray(
      participant.orderId,
      db
        .select({ id: purchase.id })
        .from(purchase)
        .where(
          and(
            lt(purchase.createdAt, before),
            notInArray(purchase.state, ['paid', 'refunded', 'awaiting']),
          ),
        ),
    ),
  )

/** Orders of guests of editions that ended before a day. */
const guestsOf = (before: string): SQL =>
  sql`FROM purchase p JOIN edition e ON e.id = p.sale_id WHERE p.buyer_id IS NULL AND e.end_date < ${before}
    AND p.state IN ('paid', 'refunded', 'awaiting')`

/** Statements that delete the people and the address of guests' orders of editions that ended before a day. */
export const sweepGuests = (db: Database, before: string) =>
  [
    db.delete(participant).where(sql`${participant.orderId} IN (SELECT p.id ${guestsOf(before)})`),
    db
      .update(purchase)
      .set({ email: null })
      .where(
        sql`${purchase.email} IS NOT NULL AND ${purchase.id} IN (SELECT p.id ${guestsOf(before)})`,
      ),
  ] as const

/** Query for the orders that `sweepGuests` changes, with the day from which each is due. */
export const expiredGuests = (before: string): SQL =>
  sql`SELECT datetime(e.end_date, ${`+${guestPeopleDays} days`}) AS since ${guestsOf(before)} AND p.email IS NOT NULL`

/** Query for the orders whose people `sweepParticipants` deletes, with the instant `since` from which each is due. */
export const expiredParticipants = (before: string): SQL =>
  sql`SELECT datetime(p.created_at, ${`+${unpaidPeopleDays} days`}) AS since
    FROM purchase p JOIN participant t ON t.order_id = p.id
    WHERE p.created_at < ${before} AND p.state NOT IN ('paid', 'refunded', 'awaiting')`
