import * as v from 'valibot'
import type { Database } from '../db/client.ts'
import { publishSale, type ExtraInput } from '../domain/commerce/sales/publish-sale.ts'
import { readSale } from '../domain/commerce/sales/read-sale.ts'
import type { StoredSale } from '../domain/commerce/sales/sale-types.ts'
import { asksOfFile } from './asks-of-file.ts'
import { promosOfFile } from './promos-of-file.ts'
import type { SaleFile } from './sale-terms.ts'

/** Something that the file names does not exist; the message says what does. */
export class SaleCommandError extends Error {
  override name = 'SaleCommandError'
}

const ids = v.array(v.object({ id: v.number(), name: v.string() }))

const racesSql = `SELECT r.id, r.name FROM race r JOIN edition e ON e.id = r.edition_id
  JOIN event ev ON ev.id = e.event_id WHERE ev.permalink = ?1 AND e.date = ?2 ORDER BY r.ordinal`
const editionSql = `SELECT e.id, ev.name FROM edition e JOIN event ev ON ev.id = e.event_id
  WHERE ev.permalink = ?1 AND e.date = ?2`

interface Edition {
  permalink: string
  date: string
}

/** Opens or changes the sale of an edition. @returns lines for the terminal @throws SaleCommandError */
export async function openSale(
  db: Database,
  { permalink, date }: Edition,
  terms: SaleFile,
  now: Date,
): Promise<string> {
  const read = async (sql: string, ...values: string[]) =>
    v.parse(
      ids,
      (
        await db.$client
          .prepare(sql)
          .bind(...values)
          .all()
      ).results,
    )
  const [edition] = await read(editionSql, permalink, date)
  if (edition === undefined)
    throw new SaleCommandError(`${permalink} has no edition that begins on ${date}.`)
  const [seller] = await read(
    'SELECT id, name FROM organiser WHERE permalink = ?1',
    terms.organiser,
  )
  if (seller === undefined)
    throw new SaleCommandError(`There is no organiser "${terms.organiser}".`)
  const races = await read(racesSql, permalink, date)
  const raceOf = (name: string) => {
    const found = races.find((race) => race.name === name)
    if (found !== undefined) return found.id
    const names = races.map((race) => `"${race.name}"`).join(', ')
    throw new SaleCommandError(`That edition has no race "${name}", but ${names}.`)
  }
  const stored = await readSale(db, edition.id)
  const { belowTaken } = await publishSale(
    db,
    {
      editionId: edition.id,
      organiserId: seller.id,
      currency: terms.currency,
      opensAt: new Date(terms.opens).toISOString(),
      closesAt: new Date(terms.closes).toISOString(),
      state: terms.state,
      feeMode: terms.fee.mode,
      feeBasisPoints: terms.fee.basisPoints,
      feeFixed: terms.fee.fixed,
      extras: extrasOf(stored, terms),
      ...(terms.refunds === undefined ? {} : { refunds: terms.refunds }),
      promos: promosOfFile(stored, terms, raceOf),
      ...(stored === null ? {} : { asks: asksOfFile(stored, terms) }),
      races: terms.races.map(({ race, places, prices }) => ({
        raceId: raceOf(race),
        places,
        steps: prices.map(({ amount, until, places: limit }) => ({
          amount,
          validUntil: until === null ? null : new Date(until).toISOString(),
          places: limit,
        })),
      })),
    },
    now,
  )
  const kept = belowTaken.map(({ raceId, taken }) => {
    const name = races.find(({ id }) => id === raceId)?.name ?? ''
    return `"${name}" keeps its number of places: ${taken} are sold or held.`
  })
  return [`${edition.name}, ${date}: sold by ${seller.name}.`, ...kept].join('\n')
}

/** Extras of the file: those that the sale has under the same names keep their numbers, new ones get the next. */
function extrasOf(stored: StoredSale | null, { extras }: SaleFile): ExtraInput[] {
  const former = stored?.document.extras ?? []
  let last = stored?.read.lastExtra ?? 0
  for (const { key, options } of former)
    last = Math.max(last, Number(key), ...options.map((option) => Number(option.key)))
  const numberOf = (standing: { key: string } | undefined) => {
    if (standing !== undefined) return Number(standing.key)
    last += 1
    return last
  }
  return extras.map(({ name, amount, perOrder, number, options }) => {
    const standing = former.find((each) => each.name === name)
    return {
      id: numberOf(standing),
      name,
      amount,
      isPerOrder: perOrder,
      places: options.length > 0 ? null : number,
      options: options.map((option) => ({
        id: numberOf(standing?.options.find((each) => each.name === option.name)),
        name: option.name,
        places: option.number,
      })),
    }
  })
}
