import { isFailedCondition } from '../../../db/require-condition.ts'
import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'
import { countStatements } from './count-statements.ts'
import { dayRow, instantOfCounts, numberOfChanges } from './count-state.ts'
import { deleteEmptyCounts, type CountScope } from './counted-rows.ts'
import { finishCounts, refreshCounts, type Difference } from './refresh-counts.ts'

/** Days that the counts are taken along one by one; after more, all are computed anew. */
const mostDays = 31
/** Days that an edition may last; of a longer one, days that end in its middle are found by the check of the day. */
const longest = 400

/** Condition: a day ends from ?1 to ?2 where an edition is held that has begun and has not ended at ?1. */
const dayEnds = `date BETWEEN date(?1, '-${longest} days') AND date(?2, '+1 day') AND end_date >= date(?1, '-1 day')
  AND date(?1, end_offset || ' minutes') < date(?2, end_offset || ' minutes')`

/** Condition: from the day of ?1 to that of ?2 an edition passes the borders of what is counted, or its sign-up opens. */
const passesBorders = `(date >= date(?1, '+400 days') AND date < date(?2, '+400 days'))
  OR (date >= date(?1, '-42 days') AND date < date(?2, '-42 days'))
  OR (registration_starts_on > ?1 AND registration_starts_on <= ?2)`

const changing = (condition: string): string =>
  `SELECT (SELECT json_group_array(id) FROM edition WHERE ${condition}) AS ids, ${numberOfChanges} AS changes`
const [withinDay, overMidnight] = [changing(dayEnds), changing(`(${dayEnds}) OR ${passesBorders}`)]

const scope = (sign: CountScope['sign']): CountScope => ({
  editions: 'e.id IN (SELECT value FROM json_each(?2))',
  kind: (kind) => kind,
  sign,
})

const [before, after] = [countStatements(scope('-')), countStatements(scope(''))]

/** Fails if another run has taken the counts along, or a change was counted since the editions were read. */
const isAsRead = `SELECT json(CASE WHEN ${instantOfCounts} = ?1 AND ${numberOfChanges} = ?2 THEN '0' ELSE 'condition failed' END)`

/**
 * Takes the counts from one instant to another of the same UTC day or the midnight after it, by the difference; nothing if
 * no day ends anywhere.
 * @returns false if something else changed the counts meanwhile
 */
async function take(db: D1Database, from: string, to: string): Promise<boolean> {
  const isNewDay = from.slice(0, 10) < to.slice(0, 10)
  const found = await db
    .prepare(isNewDay ? overMidnight : withinDay)
    .bind(from, to)
    .first<{ ids: string; changes: number }>()
  if (found === null || (found.ids === '[]' && !isNewDay)) return true
  const { ids, changes } = found
  try {
    await db.batch([
      db.prepare(isAsRead).bind(from, changes),
      ...(ids === '[]' ? [] : before.map((sql) => db.prepare(sql).bind(from, ids))),
      ...(ids === '[]' ? [] : after.map((sql) => db.prepare(sql).bind(to, ids))),
      db.prepare(deleteEmptyCounts),
      db.prepare(`UPDATE catalogue_count SET key = ?1 WHERE kind = '${dayRow}'`).bind(to),
    ])
    return true
  } catch (error) {
    if (!isFailedCondition(error)) throw error
    return false
  }
}

/**
 * Takes the counts along to this instant by differences, then computes all anew once a day: a check that must find nothing,
 * which also ranks the lists of editions. Without counts, or after a long time, they are computed at once.
 * @param at instant (`instantOf`)
 * @returns counts that differed from the catalogue, and are corrected
 */
export async function keepCounts(db: D1Database, at: string): Promise<Difference[]> {
  let from = await db.prepare(`SELECT ${instantOfCounts} AS at`).first<string | null>('at')
  const today = at.slice(0, 10)
  const isNear = from !== null && from <= at && daysBetween(from.slice(0, 10), today) <= mostDays
  if (from === null || !isNear) {
    await refreshCounts(db, at)
    return []
  }
  while (from < at) {
    const day = from.slice(0, 10)
    const to: string = day < today ? addDays(day, 1) : at
    // The next run goes on from there.
    if (!(await take(db, from, to))) return []
    from = to
  }
  return await finishCounts(db, at)
}
