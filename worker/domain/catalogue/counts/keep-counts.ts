import { isFailedCondition } from '../../../db/require-condition.ts'
import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'
import { countStatements } from './count-statements.ts'
import { dayOfCounts, dayRow } from './count-state.ts'
import { deleteEmptyCounts, type CountScope } from './counted-rows.ts'
import { finishCounts, refreshCounts, type Difference } from './refresh-counts.ts'

/** Days that the counts are taken along one by one; after more, all are computed anew. */
const mostDays = 31

/** Editions whose counts the night from ?2 to ?3 changes: of those days, or at the borders of what is counted. */
const ofNight = `SELECT id FROM edition WHERE (date <= ?3 AND end_date >= ?2)
  OR (date >= date(?2, '+400 days') AND date < date(?3, '+400 days'))
  OR (date >= date(?2, '-42 days') AND date < date(?3, '-42 days'))
  OR (registration_starts_on > ?2 AND registration_starts_on <= ?3)`

const scope = (sign: CountScope['sign']): CountScope => ({
  editions: `e.id IN (${ofNight})`,
  kind: (kind) => kind,
  sign,
})

const [before, after] = [countStatements(scope('-')), countStatements(scope(''))]

const isOfDay = `SELECT json(CASE WHEN ${dayOfCounts} = ?1 THEN '0' ELSE 'condition failed' END)`

/** Takes the counts from one day to the next, by the difference; nothing if another run has done so. */
async function nextDay(db: D1Database, from: string): Promise<string> {
  const to = addDays(from, 1)
  try {
    await db.batch([
      db.prepare(isOfDay).bind(from),
      ...before.map((sql) => db.prepare(sql).bind(from, from, to)),
      ...after.map((sql) => db.prepare(sql).bind(to, from, to)),
      db.prepare(deleteEmptyCounts),
      db.prepare(`UPDATE catalogue_count SET key = ?1 WHERE kind = '${dayRow}'`).bind(to),
    ])
  } catch (error) {
    if (!isFailedCondition(error)) throw error
  }
  return to
}

/**
 * Takes the counts along to this day by differences, then computes all anew once a day: a check that must find nothing, which
 * also ranks the lists of editions. Without counts, or after a long time, they are computed at once.
 * @param today ISO date
 * @returns counts that differed from the catalogue, and are corrected
 */
export async function keepCounts(db: D1Database, today: string): Promise<Difference[]> {
  let day = await db.prepare(`SELECT ${dayOfCounts} AS day`).first<string | null>('day')
  const isNear = day !== null && day <= today && daysBetween(day, today) <= mostDays
  if (day === null || !isNear) {
    await refreshCounts(db, today)
    return []
  }
  while (day < today) day = await nextDay(db, day)
  return await finishCounts(db, today)
}
