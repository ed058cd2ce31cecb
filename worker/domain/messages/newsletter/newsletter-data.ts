import { and, exists } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { newsletterSubscription } from './newsletter.table.ts'
import { isSubscriptionOf } from './member-subscription.ts'

/** Newsletter subscription of the account's address; null in the export if there is none. */
export const newsletterData: MemberData = {
  exportRows: async (db, { id, email }) => {
    const [subscription] = await db
      .select({
        locale: newsletterSubscription.locale,
        createdAt: newsletterSubscription.createdAt,
        confirmedAt: newsletterSubscription.confirmedAt,
      })
      .from(newsletterSubscription)
      .where(isSubscriptionOf({ id, email }))
    return subscription ?? null
  },
  deleteRows: async (db, { id, email, idIfDue }) => [
    db.delete(newsletterSubscription).where(and(isSubscriptionOf({ id, email }), exists(idIfDue))),
  ],
}
