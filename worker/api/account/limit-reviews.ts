import type { Context } from 'hono'
import { reviewRequestsPerHour } from '../../../src/model/values/limits.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { limitAddressPerHour } from '../middleware/limit-per-hour.ts'

/** Counts a review that is sent, with or without scripts. @throws DomainError too-many-requests */
export async function limitReviews<E extends ApiEnvironment>(
  c: Context<E>,
  memberId: number,
): Promise<void> {
  const limit = { name: 'review-member', limit: reviewRequestsPerHour, seconds: 3600 }
  await enforceRateLimit(c.var.db, { ...limit, subject: `${memberId}` }, c.var.clock.now())
  await limitAddressPerHour(c, 'review-address', reviewRequestsPerHour)
}
