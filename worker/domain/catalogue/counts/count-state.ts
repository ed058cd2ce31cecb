/** Rows of `catalogue_count` that state no count (count.table.ts). */

/** The instant of the counts (`instantOf`), in the key. */
export const dayRow = 'worked-out'
/** The day on which all counts were computed last, in the key. */
export const checkRow = 'checked'
/** The number of changes that were counted by differences, in `editions`. */
export const changesRow = 'changes'

/** Instant of the counts; null before the first computation. */
export const instantOfCounts = `(SELECT key FROM catalogue_count WHERE kind = '${dayRow}')`

/** Number of changes so far. */
export const numberOfChanges = `(SELECT coalesce(sum(editions), 0) FROM catalogue_count WHERE kind = '${changesRow}')`

/**
 * An instant for counts, such as "2026-11-21T09:15" in UTC: days end at quarters of an hour. A date stands for the midnight
 * with which it begins.
 */
export function instantOf(now: Date): string {
  const quarter = 15 * 60_000
  return new Date(Math.floor(now.getTime() / quarter) * quarter).toISOString().slice(0, 16)
}

/** The instant of the counts and the day of the last computation of all, as one text. */
export const readCountDays = async (db: D1Database): Promise<string | null> =>
  await db
    .prepare(
      `SELECT group_concat(kind || key) AS days FROM catalogue_count WHERE kind IN ('${dayRow}', '${checkRow}')`,
    )
    .first<string | null>('days')
