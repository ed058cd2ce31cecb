import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { orderLink } from './order-link.table.ts'
import { purchase } from './purchase.table.ts'

/**
 * Orders that the member made. They are business records of the seller, which must be retained: deletion takes the member and
 * the address off them (docs/money.md).
 */
export const orderData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        edition: purchase.saleId,
        email: purchase.email,
        locale: purchase.locale,
        state: purchase.state,
        currency: purchase.currency,
        total: purchase.total,
        fee: purchase.fee,
        promoCode: purchase.promoCode,
        terms: purchase.terms,
        extensions: purchase.extensions,
        reminds: purchase.reminds,
        createdAt: purchase.createdAt,
        paidAt: purchase.paidAt,
      })
      .from(purchase)
      .where(eq(purchase.buyerId, id))
      .orderBy(asc(purchase.createdAt), asc(purchase.id)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .delete(orderLink)
        .where(
          inArray(
            orderLink.orderId,
            db.select({ id: purchase.id }).from(purchase).where(inArray(purchase.buyerId, idIfDue)),
          ),
        ),
      db
        .update(purchase)
        .set({ buyerId: null, email: null })
        .where(inArray(purchase.buyerId, idIfDue)),
    ]),
}
