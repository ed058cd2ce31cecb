import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { claimStates } from '../../../../src/model/members/claims.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { moderationItem } from '../../moderation/moderation-item.table.ts'
import { findClaimedEvent } from './claimed-event.ts'
import { eventClaim } from './event-claim.table.ts'

const state = v.picklist(claimStates)

/** An event with the member's claim and how it was judged. @throws DomainError not-found */
export async function findClaim(db: Database, memberId: number, permalink: string, locale: Locale) {
  const event = await findClaimedEvent(db, memberId, permalink, locale)
  const [row] = await db
    .select({
      state: eventClaim.state,
      address: eventClaim.address,
      expiresAt: eventClaim.expiresAt,
      reason: moderationItem.reason,
      note: moderationItem.answer,
    })
    .from(eventClaim)
    .leftJoin(
      moderationItem,
      and(eq(moderationItem.kind, 'claim'), eq(moderationItem.subjectId, eventClaim.id)),
    )
    .where(and(eq(eventClaim.memberId, memberId), eq(eventClaim.eventId, event.id)))
  return { event, claim: row === undefined ? null : { ...row, state: v.parse(state, row.state) } }
}

export type ClaimFacts = Awaited<ReturnType<typeof findClaim>>
