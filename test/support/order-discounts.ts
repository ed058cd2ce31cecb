import { splitAmount } from '../../src/model/money/shares.ts'
import { saleNow } from './sale-tables.ts'

/** The promo codes of the small sale (sale-tables.ts) as the plain model knows them. */

export const clubUses = 2
const springEnds = saleNow.getTime() + 30 * 60_000

/** Minor units off each place; null for a code that does not hold. Uses are for the model to count. */
export function modelDiscounts(
  code: string,
  { race, prices }: { race: 0 | 1; prices: readonly number[] },
  now: number,
): number[] | null {
  const sum = prices.reduce((total, price) => total + price, 0)
  const isClub = code === 'CLUB' && race === 0
  const isSpring = code === 'SPRING' && now < springEnds
  if (sum === 0 || (!isClub && !isSpring)) return null
  return splitAmount(isClub ? Math.round(sum / 2) : Math.min(sum, 1_500), prices)
}
