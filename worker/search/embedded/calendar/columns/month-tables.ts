import { pricedRaces } from '../../../../rules/ticket-prices.ts'
import { codeOf, noDay, noNumber, type Columns } from './columns.ts'
import { createDistinctRows } from './distinct-rows.ts'
import {
  raceFlags,
  type StoredEdition,
  type StoredPrice,
  type StoredRace,
} from './stored-edition.ts'

type Place = readonly [cityId: number, country: string, region: string]
type Shape = readonly [metres: number | null, gain: number | null, sport: number, flags: number]

/** Tables of the places, shapes of races, price lists and ratings of a month, each once. */
export function createMonthTables() {
  const places = createDistinctRows<Place>()
  const shapes = createDistinctRows<Shape>()
  const prices = createDistinctRows<readonly StoredPrice[]>([[]])
  const ratings = createDistinctRows<number | null>([null])
  return {
    places: places.rows,
    shapes: shapes.rows,
    prices: prices.rows,
    ratings: ratings.rows,
    placeOf: ({ cityId, country, region }: StoredEdition) =>
      places.indexOf([cityId, country, region]),
    ratingOf: ({ rating }: StoredEdition) => ratings.indexOf(rating),
    shapeOf: ([sport, metres, gain, , flags]: StoredRace) =>
      shapes.indexOf([metres, gain, sport, flags]),
    /** Lists of the prices that count for an edition, in the order of its races. */
    pricesOf: ({ races }: StoredEdition): number[] => {
      const counted = new Set(
        pricedRaces(
          races.map((race, index) => ({ index, soldOut: (race[4] & raceFlags.soldOut) !== 0 })),
        ).map(({ index }) => index),
      )
      return races.map(([, , , steps], index) => prices.indexOf(counted.has(index) ? steps : []))
    },
  }
}
export type MonthTables = ReturnType<typeof createMonthTables>

/** Number of price steps of all lists. */
export const stepCount = ({ prices }: MonthTables): number =>
  prices.reduce((sum, steps) => sum + steps.length, 0)

/** Names of the regions of all places, each once. */
export const regionNames = ({ places }: MonthTables): string[] => [
  ...new Set(places.map(([, , region]) => region)),
]

export function writeTables(columns: Columns, tables: MonthTables): void {
  const { places, shapes, prices } = columns
  const regionIndex = new Map(places.regions.map((name, index) => [name, index]))
  for (const [index, [cityId, country, region]] of tables.places.entries()) {
    places.cityId[index] = cityId
    places.country[index] = codeOf(country)
    places.region[index] = regionIndex.get(region) ?? 0
  }
  for (const [index, [metres, gain, sport, flags]] of tables.shapes.entries()) {
    shapes.metres[index] = metres ?? noNumber
    shapes.gain[index] = gain ?? noNumber
    shapes.sport[index] = sport
    shapes.flags[index] = flags
  }
  let step = 0
  for (const [index, steps] of tables.prices.entries()) {
    prices.start[index] = step
    for (const [amountEur, from, until] of steps) {
      prices.euro[step] = amountEur
      prices.from[step] = from ?? noDay
      prices.until[step] = until ?? noDay
      step += 1
    }
  }
  prices.start[tables.prices.length] = step
  for (const [index, rating] of tables.ratings.entries())
    columns.ratings[index] = rating ?? Number.NaN
}
