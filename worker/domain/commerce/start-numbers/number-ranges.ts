import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { faultOfRanges, type NumberRange } from '../../../../src/model/orders/start-numbers.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'

const rangeRow = v.object({ race: v.number(), first: v.number(), last: v.number() })
const heldBackRow = v.object({ number: v.number() })
const raceRow = v.object({
  id: v.number(),
  name: v.string(),
  /** Paid places, those of them with a number, and free numbers of the race's ranges. */
  places: v.number(),
  numbered: v.number(),
})

export interface EditionNumbers {
  ranges: NumberRange[]
  /** Numbers that are held back, the smallest first. */
  heldBack: number[]
  races: v.InferOutput<typeof raceRow>[]
}

/** Ranges of an edition in their order, numbers that are held back, and how many places of each race have one. */
export async function findNumbers(db: Database, editionId: number): Promise<EditionNumbers> {
  const paid = sql`FROM entry e JOIN purchase p ON p.id = e.order_id
    WHERE e.race_id = r.id AND e.state = 'valid' AND p.state = 'paid'`
  const [ranges, heldBack, races] = await readBatch(db, [
    sql`SELECT race_id AS race, first, last FROM number_range WHERE edition_id = ${editionId} ORDER BY first`,
    sql`SELECT number FROM start_number WHERE edition_id = ${editionId} AND entry_id IS NULL ORDER BY number`,
    sql`SELECT r.id, r.name, (SELECT count(*) ${paid}) AS places,
        (SELECT count(*) ${paid} AND EXISTS (SELECT 1 FROM start_number n WHERE n.entry_id = e.id)) AS numbered
      FROM race r WHERE r.edition_id = ${editionId} ORDER BY r.ordinal, r.id`,
  ])
  return {
    ranges: v.parse(v.array(rangeRow), ranges),
    heldBack: v.parse(v.array(heldBackRow), heldBack).map(({ number }) => number),
    races: v.parse(v.array(raceRow), races),
  }
}

/**
 * Replaces the ranges of an edition. Numbers that are given stay.
 * @throws DomainError invalid-body for ranges that have a fault, or of a race of another edition
 */
export async function saveRanges(
  db: Database,
  editionId: number,
  ranges: readonly NumberRange[],
): Promise<void> {
  const { races } = await findNumbers(db, editionId)
  const known = new Set(races.map(({ id }) => id))
  if (faultOfRanges(ranges) !== null || ranges.some(({ race }) => !known.has(race)))
    throw new DomainError('invalid-body')
  await db.$client.batch([
    prepare(db, sql`DELETE FROM number_range WHERE edition_id = ${editionId}`),
    prepare(
      db,
      sql`INSERT INTO number_range (edition_id, race_id, first, last)
        SELECT ${editionId}, value->>'race', value->>'first', value->>'last'
        FROM json_each(${JSON.stringify(ranges)})`,
    ),
  ])
}

/** Numbers from `first` to `last`. */
interface Numbers {
  first: number
  last: number
}

const numbersOf = ({ first, last }: Numbers) =>
  JSON.stringify(Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** Holds numbers back, so that they are given by hand alone; those that are given stay. @returns how many were free */
export async function holdBack(
  db: Database,
  editionId: number,
  numbers: Numbers,
  now: Date,
): Promise<number> {
  const { meta } = await prepare(
    db,
    sql`INSERT INTO start_number (edition_id, number, at)
      SELECT ${editionId}, value, ${now.toISOString()} FROM json_each(${numbersOf(numbers)}) WHERE true
      ON CONFLICT (edition_id, number) DO NOTHING`,
  ).run()
  return meta.changes
}

/** Frees numbers that are held back. @returns how many were */
export async function openNumbers(
  db: Database,
  editionId: number,
  { first, last }: Numbers,
): Promise<number> {
  const { meta } = await prepare(
    db,
    sql`DELETE FROM start_number
      WHERE edition_id = ${editionId} AND entry_id IS NULL AND number BETWEEN ${first} AND ${last}`,
  ).run()
  return meta.changes
}
