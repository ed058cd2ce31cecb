import type { Currency } from '../../src/model/values/currencies.ts'
import { readNumber } from './read-number.ts'
import { readCurrency } from './read-words.ts'
import type { PriceStep } from './row-facts.ts'

/** An amount without a currency has null; "$" and "kr" are shared by several currencies, so they are none. */
interface Price {
  amount: number
  currency: Currency | null
}

/** "45", "€ 45,00", "45 EUR". */
function priceOf(text: string): Price | null {
  const parts = /^([^\d.,+-]*)(-?[\d.,\s\u00a0\u202f'’]*\d)(?:[.,]-+)?([^\d]*)$/u.exec(text)
  if (parts === null) return null
  const [, before = '', digits = '', after = ''] = parts
  const word = `${before}${after}`.trim()
  const currency = word === '' ? null : readCurrency(word)
  const amount = readNumber(digits, false)
  if (amount === null || amount > 1e7 || (word !== '' && currency === null && word !== '$'))
    return null
  return { amount, currency }
}

/** An interval of ISO 8601-2 after an amount: "2027-01-02/2027-05-01"; two dots stand for no limit. */
const interval = /^(.*?)\s+(\d{4}-\d{2}-\d{2}|\.\.)\/(\d{4}-\d{2}-\d{2}|\.\.)$/u

const dayOf = (text: string): string | null => (text === '..' ? null : text)

/**
 * Prices of a cell: one amount, or steps with the days on which each is charged, separated by semicolons: "95 ../2027-05-01;
 * 115 2027-05-02/2027-06-10". Null if one cannot be read, or if they are in several currencies.
 */
export function readPrices(text: string): { steps: PriceStep[]; currency: Currency | null } | null {
  const steps: PriceStep[] = []
  const found = new Set<Currency | null>()
  for (const part of text.split(';').map((each) => each.trim())) {
    const [, amountText = part, from = '..', until = '..'] = interval.exec(part) ?? []
    const price = priceOf(amountText)
    if (price === null) return null
    steps.push({ amount: price.amount, from: dayOf(from), until: dayOf(until) })
    found.add(price.currency)
  }
  return found.size === 1 ? { steps, currency: [...found][0] ?? null } : null
}
