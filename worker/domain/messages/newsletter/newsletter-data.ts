import { and, eq, exists, isNotNull, or } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { member } from '../../accounts/members/member.table.ts'
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
  deleteRows: async (db, { id, email, idIfDue }) => {
    const isConfirmed = db
      .select({ id: member.id })
      .from(member)
      .where(and(eq(member.id, id), isNotNull(member.confirmedAt)))
    // Anyone can register an address: an account that never confirmed it does not end its reader's subscription.
    const isMembers = or(eq(newsletterSubscription.memberId, id), exists(isConfirmed))
    const isDeleted = and(isSubscriptionOf({ id, email }), isMembers, exists(idIfDue))
    return [db.delete(newsletterSubscription).where(isDeleted)]
  },
}
