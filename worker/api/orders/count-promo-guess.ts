import type { Context } from 'hono'
import { promoCodeOf, promoGuessesPerHour as limit } from '../../../src/model/orders/promo-code.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { limitAddressPerHour } from '../middleware/limit-per-hour.ts'

/** Counts a promo code that is tried, for its order and its network address. @throws DomainError too-many-requests */
export async function countPromoGuess(
  c: Context<ApiEnvironment>,
  { orderId, code }: { orderId: string; code: string },
): Promise<void> {
  if (promoCodeOf(code) === '') return
  const perOrder = { name: 'promo-order', subject: orderId, limit, seconds: 3600 }
  await enforceRateLimit(c.var.db, perOrder, c.var.clock.now())
  await limitAddressPerHour(c, 'promo-address', limit)
}
