import { ne, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { eventClaim } from './event-claim.table.ts'

/** The member who claims an event. */
export interface Claimant {
  memberId: number
  /** Language of the page. */
  locale: Locale
}

interface Claim {
  eventId: number
  state: 'code' | 'waiting'
  address: string | null
  text: string | null
  link: string | null
}

/**
 * Statement that stores a claim in place of the member's former one for the event, unless that waits for a moderator; it
 * returns the claim.
 */
export function writeClaim(
  db: Database,
  { memberId, locale }: Claimant,
  { eventId, state, address, text, link }: Claim,
  now: Date,
) {
  const values = {
    state,
    address,
    text,
    link,
    locale,
    hash: null,
    attempts: 0,
    expiresAt: null,
    sentAt: now.toISOString(),
    decidedAt: null,
    replaced: null,
  }
  return db
    .insert(eventClaim)
    .values({ memberId, eventId, ...values })
    .onConflictDoUpdate({
      target: [eventClaim.memberId, eventClaim.eventId],
      set: values,
      setWhere: ne(eventClaim.state, sql`'waiting'`),
    })
    .returning({ id: eventClaim.id })
}
