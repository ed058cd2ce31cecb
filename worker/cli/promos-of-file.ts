import { promoCodeOf } from '../../src/model/orders/promo-code.ts'
import type { SaleInput } from '../domain/commerce/sales/publish-sale.ts'
import type { StoredSale } from '../domain/commerce/sales/sale-types.ts'
import type { SaleFile } from './sale-terms.ts'

/** Promo codes of a file: those that the sale has keep their numbers, new ones get the next. */
export function promosOfFile(
  stored: StoredSale | null,
  { promoCodes }: SaleFile,
  raceOf: (name: string) => number,
): NonNullable<SaleInput['promos']> {
  let last = stored?.read.lastPromo ?? 0
  return promoCodes.map(({ code: text, percent, amount, until, uses, races }) => {
    const code = promoCodeOf(text)
    const standing = stored?.document.promos.find((each) => each.code === code)
    if (standing === undefined) last += 1
    return {
      id: standing === undefined ? last : Number(standing.key),
      code,
      percent,
      amount,
      validUntil: until === null ? null : new Date(until).toISOString(),
      uses,
      races: races.map(raceOf),
    }
  })
}
