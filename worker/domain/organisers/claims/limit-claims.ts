import {
  claimsPerHour,
  codesPerAddressAndDay,
  codesPerEventAndDay,
} from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { enforceRateLimit } from '../../limits/rate-limit.ts'
import { mailboxKey } from '../../identity-keys/identity-keys.ts'

/** Counts a claim of a member. @throws DomainError too-many-requests */
export async function limitClaims(db: Database, memberId: number, now: Date): Promise<void> {
  const hourly = { name: 'claim', subject: String(memberId), limit: claimsPerHour, seconds: 3600 }
  await enforceRateLimit(db, hourly, now)
}

/** Counts an email with a code, which goes to an address that the member chose. @throws DomainError too-many-requests */
export async function limitCodes(
  db: Database,
  { eventId, address }: { eventId: number; address: string },
  now: Date,
): Promise<void> {
  const day = { seconds: 86_400 }
  const ofEvent = { name: 'claim-event', subject: String(eventId), limit: codesPerEventAndDay }
  await enforceRateLimit(db, { ...ofEvent, ...day }, now)
  const ofAddress = {
    name: 'claim-address',
    subject: mailboxKey(address),
    limit: codesPerAddressAndDay,
  }
  await enforceRateLimit(db, { ...ofAddress, ...day }, now)
}
