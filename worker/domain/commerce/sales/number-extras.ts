import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { isPublishedKey, lastNumberOf } from './published-keys.ts'

/** Gives new extras and options the numbers after `last`, by which their stocks and items know them. */
export function numberExtras(sale: SaleFacts, last: number): SaleFacts {
  const keys = sale.extras.flatMap(({ key, options }) => [key, ...options.map((each) => each.key)])
  let next = lastNumberOf(keys, last)
  const numbered = <T extends { key: string }>(entry: T): T => {
    if (isPublishedKey(entry.key)) return entry
    next += 1
    return { ...entry, key: String(next) }
  }
  return {
    ...sale,
    extras: sale.extras.map((extra) => ({
      ...numbered(extra),
      options: extra.options.map(numbered),
    })),
  }
}
