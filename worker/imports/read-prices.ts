import type { Currency } from '../../src/model/values/currencies.ts'
import { readCurrency } from './read-currency.ts'
import { readNumber } from './read-number.ts'
import type { PriceStep } from './row-facts.ts'

/** An amount without a currency, or with a word of several such as "kr", has null. */
interface Price {
  amount: number
  currency: Currency | null
}

/** ISO code of the event's country, and the currency chosen for rows that state none. */
interface PriceContext {
  country: string | null
  chosen: Currency | null
}

/** "45", "€ 45,00", "45 EUR", "Rs. 500". A shared word is unreadable where another currency would be taken for it. */
function priceOf(text: string, { country, chosen }: PriceContext): Price | null {
  const parts =
    /^([^\d.,+-]*(?:\p{L}\.\s*)?)(-?(?:\d[\d.,\s\u00a0\u202f'’]*)?\d)(?:[.,]-+)?([^\d]*)$/u.exec(
      text,
    )
  if (parts === null) return null
  const [, before = '', digits = '', after = ''] = parts
  const word = `${before}${after}`.trim()
  const amount = readNumber(digits, true)
  if (amount === null || amount > 1e7) return null
  if (word === '') return { amount, currency: null }
  const currency = readCurrency(word, country, chosen)
  if (currency === 'shared') return chosen === null ? { amount, currency: null } : null
  return currency === null ? null : { amount, currency }
}

/** An interval of ISO 8601-2 after an amount: "2027-01-02/2027-05-01"; two dots stand for no limit. */
const interval = /^(.*?)\s+(\d{4}-\d{2}-\d{2}|\.\.)\/(\d{4}-\d{2}-\d{2}|\.\.)$/u

const dayOf = (text: string): string | null => (text === '..' ? null : text)

/**
 * Prices of a cell: one amount, or steps with the days on which each is charged, separated by semicolons: "95 ../2027-05-01;
 * 115 2027-05-02/2027-06-10". Steps in several currencies state one each: "95 EUR; 990 SEK". Null if one cannot be read.
 */
export function readPrices(
  text: string,
  context: PriceContext,
): { steps: PriceStep[]; currency: Currency | null } | null {
  const prices = text.split(';').map((part) => {
    const [, amount = part, from = '..', until = '..'] = interval.exec(part.trim()) ?? []
    const price = priceOf(amount.trim(), context)
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
