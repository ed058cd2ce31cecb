import { and, eq, exists } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { newsletterSubscription } from './newsletter.table.ts'
import { subscriberKey } from './subscribe.ts'

/** Newsletter subscription of the account's address; null in the export if there is none. */
export const newsletterData: MemberData = {
  exportRows: async (db, { email }) => {
    const [subscription] = await db
      .select({
        locale: newsletterSubscription.locale,
        createdAt: newsletterSubscription.createdAt,
        confirmedAt: newsletterSubscription.confirmedAt,
      })
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.email, subscriberKey(email)))
    return subscription ?? null
  },
  deleteRows: async (db, { email, idIfDue }) => [
    db
      .delete(newsletterSubscription)
      .where(and(eq(newsletterSubscription.email, subscriberKey(email)), exists(idIfDue))),
  ],
}
