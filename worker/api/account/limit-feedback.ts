import type { Context } from 'hono'
import { feedbackPerHour } from '../../../src/model/values/limits.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { limitAddressPerHour } from '../middleware/limit-per-hour.ts'

/** Counts feedback that is sent, with or without scripts. @throws DomainError too-many-requests */
export const limitFeedback = <E extends ApiEnvironment>(c: Context<E>): Promise<void> =>
  limitAddressPerHour(c, 'feedback-address', feedbackPerHour)
