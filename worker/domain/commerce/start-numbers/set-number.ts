import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isFailedCondition, requireCondition } from '../../../db/require-condition.ts'

/** Condition: a place of a paid order of the edition that was not given up. */
const isPlaceOf = (editionId: number, entryId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM entry e JOIN purchase p ON p.id = e.order_id
    WHERE e.id = ${entryId} AND p.sale_id = ${editionId} AND p.state = 'paid' AND e.state = 'valid')`

const has = (editionId: number, { entry, number }: Numbered): SQL =>
  sql`EXISTS (SELECT 1 FROM start_number
    WHERE edition_id = ${editionId} AND number = ${number} AND entry_id = ${entry})`

const give = (db: Database, editionId: number, { entry, number }: Numbered, now: Date) =>
  prepare(
    db,
    sql`INSERT INTO start_number (edition_id, number, entry_id, at)
      VALUES (${editionId}, ${number}, ${entry}, ${now.toISOString()})`,
  )

/** A place, by the id of its entry, with a start number. */
export interface Numbered {
  entry: number
  number: number
}

const holders = v.array(v.object({ entry: v.number() }))

export type NumberSet = { state: 'set' } | { state: 'taken'; entry: number }

/** @returns false if the condition did not hold, and nothing was written */
async function writeIf(
  db: Database,
  condition: SQL,
  statements: D1PreparedStatement[],
): Promise<boolean> {
  try {
    await db.$client.batch([requireCondition(db, condition), ...statements])
    return true
  } catch (error) {
    if (isFailedCondition(error)) return false
    throw error
  }
}

/**
 * Gives a place a start number by hand, also one that is held back or outside of the ranges; its former number is free then. The number of
 * another place stays there, which is named.
 * @throws DomainError not-found for a place that the edition does not have, or that was given up
 */
export async function setNumber(
  db: Database,
  editionId: number,
  { entry, number }: Numbered,
  now: Date,
): Promise<NumberSet> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM start_number
    WHERE edition_id = ${editionId} AND number = ${number} AND entry_id <> ${entry})`
  const isSet = await writeIf(db, sql`${isPlaceOf(editionId, entry)} AND ${isFree}`, [
    prepare(
      db,
      sql`DELETE FROM start_number WHERE entry_id = ${entry} OR (edition_id = ${editionId} AND number = ${number})`,
    ),
    give(db, editionId, { entry, number }, now),
  ])
  if (isSet) return { state: 'set' }
  const { results } = await prepare(
    db,
    sql`SELECT entry_id AS entry FROM start_number
      WHERE edition_id = ${editionId} AND number = ${number} AND entry_id <> ${entry}
        AND ${isPlaceOf(editionId, entry)}`,
  ).all()
  const [holder] = v.parse(holders, results)
  if (holder === undefined) throw new DomainError('not-found')
  return { state: 'taken', ...holder }
}

/**
 * Exchanges the start numbers of two places of an edition, or nothing happens.
 * @throws DomainError conflict if they do not have the numbers that were shown
 */
export async function swapNumbers(
  db: Database,
  editionId: number,
  [one, other]: [Numbered, Numbered],
  now: Date,
): Promise<void> {
  const isShown = sql`${one.entry} <> ${other.entry} AND ${has(editionId, one)} AND ${has(editionId, other)}`
  const isSwapped = await writeIf(db, isShown, [
    prepare(
      db,
      sql`DELETE FROM start_number
        WHERE edition_id = ${editionId} AND number IN (${one.number}, ${other.number})`,
    ),
    give(db, editionId, { entry: one.entry, number: other.number }, now),
    give(db, editionId, { entry: other.entry, number: one.number }, now),
  ])
  if (!isSwapped) throw new DomainError('conflict')
}

/**
 * Takes the start number off a place: it is free, or held back.
 * @throws DomainError conflict if the place does not have the number that was shown
 */
export async function releaseNumber(
  db: Database,
  editionId: number,
  { entry, number }: Numbered,
  isHeldBack: boolean,
): Promise<void> {
  const shown = sql`edition_id = ${editionId} AND number = ${number} AND entry_id = ${entry}`
  const { meta } = await prepare(
    db,
    isHeldBack
      ? sql`UPDATE start_number SET entry_id = NULL WHERE ${shown}`
      : sql`DELETE FROM start_number WHERE ${shown}`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('conflict')
}

/** Statement that frees the numbers of an order's places that were given up. */
export const freeNumbers = (db: Database, orderId: string): D1PreparedStatement =>
  prepare(
    db,
    sql`DELETE FROM start_number
      WHERE entry_id IN (SELECT id FROM entry WHERE order_id = ${orderId} AND state = 'cancelled')`,
  )
