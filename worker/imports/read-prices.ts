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
 * 115 2027-05-02/2027-06-10". Steps in several currencies state one each: "95 EUR; 990 SEK". Null if one cannot be read.
 */
export function readPrices(text: string): { steps: PriceStep[]; currency: Currency | null } | null {
  const prices = text.split(';').map((part) => {
    const [, amount = part, from = '..', until = '..'] = interval.exec(part.trim()) ?? []
    const price = priceOf(amount.trim())
    return price === null ? null : { ...price, from: dayOf(from), until: dayOf(until) }
  })
  const read = prices.filter((price) => price !== null)
  const found = new Set(read.map(({ currency }) => currency))
  if (read.length < prices.length || (found.size > 1 && found.has(null))) return null
  const [shared = null] = found
  const steps = read.map(({ currency, ...step }) =>
    currency === shared || currency === null ? step : { ...step, currency },
  )
  return { steps, currency: shared }
}
