import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowOf } from '../../../db/parsed-json.ts'
import { pricedRaces, priceOn } from '../../../rules/ticket-prices.ts'

/**
 * A step of a race's price: the organiser's amount in minor units, its value in euro cents, and the days on which it is
 * charged.
 */
export const priceStep = rowOf({
  amount: v.number(),
  currency: v.string(),
  amountEur: v.number(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
})
export type PriceStepFacts = v.InferOutput<typeof priceStep>

/** SQL expression: JSON array of the price steps of race `r`. Its items match `priceStep`. */
export const priceStepsJson = sql.raw(`(
  SELECT json_group_array(json_array(p.minor, p.currency, p.minor_eur, p.valid_from, p.valid_until))
  FROM ticket_price p WHERE p.race_id = r.id)`)

/** The lowest price of an edition on a day by its value in euro; null if no price is valid. */
export function lowestPrice(
  races: readonly { soldOut: number; prices: PriceStepFacts[] }[],
  today: string,
): PriceStepFacts | null {
  const counting = pricedRaces(
    races.map(({ soldOut, prices }) => ({ soldOut: soldOut === 1, price: priceOn(prices, today) })),
  ).flatMap(({ price }) => price ?? [])
  return counting.toSorted((a, b) => a.amountEur - b.amountEur)[0] ?? null
}

/** True if every race is sold out; false for an edition without races. */
export const isSoldOut = (races: readonly { soldOut: number }[]): boolean =>
  races.length > 0 && races.every(({ soldOut }) => soldOut === 1)
