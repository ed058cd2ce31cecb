import { emptyPrice, newKey } from '../../../../model/event-facts/empty-facts.ts'
import type { PriceFacts, RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { Currency } from '../../../../model/values/currencies.ts'
import { addDays } from '../../../../model/values/dates.ts'

/** A step of several races: the prices that are charged on the same days. */
export interface PriceRow {
  validFrom: string | null
  validUntil: string | null
  /** Price of each race that has this step, by the key of the race. */
  prices: ReadonlyMap<string, PriceFacts>
}

/** The steps of all races, in the order in which the races have them; two prices of a race are never one step. */
export function priceRows(races: readonly RaceFacts[]): PriceRow[] {
  const rows: (PriceRow & { prices: Map<string, PriceFacts> })[] = []
  for (const race of races)
    for (const price of race.prices) {
      const { validFrom, validUntil } = price
      const row = rows.find(
        (each) =>
          each.validFrom === validFrom &&
          each.validUntil === validUntil &&
          !each.prices.has(race.key),
      )
      if (row === undefined)
        rows.push({ validFrom, validUntil, prices: new Map([[race.key, price]]) })
      else row.prices.set(race.key, price)
    }
  return rows
}

type Races = RaceFacts[]

export type DayField = 'validFrom' | 'validUntil'

/** Paths of a day of a step: one for each race. */
export const dayPaths = (edition: string, { prices }: PriceRow, field: DayField): string[] =>
  [...prices].map(([race, { key }]) => `editions.${edition}.races.${race}.prices.${key}.${field}`)

/** Id of the field of a day: the path of its first race. */
export const dayId = (edition: string, row: PriceRow | undefined, field: DayField): string =>
  row === undefined ? '' : (dayPaths(edition, row, field)[0] ?? '')

const withPrices = (
  races: Races,
  change: (prices: PriceFacts[], race: RaceFacts) => PriceFacts[],
) => races.map((race) => ({ ...race, prices: change(race.prices, race) }))

const isOf = ({ prices }: PriceRow, race: RaceFacts, { key }: PriceFacts): boolean =>
  prices.get(race.key)?.key === key

/** Other days for all prices of a step. */
export const withDays = (
  races: Races,
  row: PriceRow,
  days: Partial<Pick<PriceFacts, DayField>>,
): Races =>
  withPrices(races, (prices, race) =>
    prices.map((price) => (isOf(row, race, price) ? { ...price, ...days } : price)),
  )

/** Another price of a race in a step, which it need not have yet. */
export function withAmount(
  races: Races,
  row: PriceRow,
  { race: key, amount, currency }: { race: string; amount: number | null; currency: Currency },
): Races {
  const { validFrom, validUntil } = row
  return withPrices(races, (prices, race) => {
    if (race.key !== key) return prices
    if (prices.some((price) => isOf(row, race, price)))
      return prices.map((price) => (isOf(row, race, price) ? { ...price, amount } : price))
    return [...prices, { ...emptyPrice(newKey(), currency), validFrom, validUntil, amount }]
  })
}

/** Without a step. */
export const withoutRow = (races: Races, row: PriceRow): Races =>
  withPrices(races, (prices, race) => prices.filter((price) => !isOf(row, race, price)))

/** Without the empty prices of a step. One with days and no price at all stays: its prices are missing. */
export function withoutEmptyPrices(races: Races, row: PriceRow): Races {
  const prices = races.flatMap((race) => race.prices.filter((price) => isOf(row, race, price)))
  const isPriced = prices.some(({ amount }) => amount !== null)
  if (!isPriced && (row.validFrom !== null || row.validUntil !== null)) return races
  return withPrices(races, (all, race) =>
    all.filter((price) => price.amount !== null || !isOf(row, race, price)),
  )
}

/** With a copy of a step below it, which begins when the step ends. */
export const withCopy = (races: Races, row: PriceRow): Races =>
  withPrices(races, (prices, race) =>
    prices.flatMap((price) => {
      if (!isOf(row, race, price)) return [price]
      const validFrom = price.validUntil === null ? null : addDays(price.validUntil, 1)
      return [price, { ...price, key: newKey(), validFrom, validUntil: null }]
    }),
  )

/** With a first step, whose prices are open, for all races. */
export const withFirstRow = (races: Races, currency: Currency): Races =>
  withPrices(races, (prices) => [...prices, emptyPrice(newKey(), currency)])

/** Another currency for all prices of a race. */
export const withCurrency = (races: Races, key: string, currency: Currency): Races =>
  withPrices(races, (prices, race) =>
    race.key === key ? prices.map((price) => ({ ...price, currency })) : prices,
  )

/** Currency of a race's prices, else of any price; EUR without one. */
export function currencyOf(races: readonly RaceFacts[], key: string): Currency {
  const own = races.find((race) => race.key === key)?.prices ?? []
  const all = races.flatMap(({ prices }) => prices)
  return [...own, ...all].find((price) => price.currency !== null)?.currency ?? 'EUR'
}
