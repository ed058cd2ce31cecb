/** Rows of `catalogue_count` that state no count (count.table.ts). */

/** The day of the counts, in the key. */
export const dayRow = 'worked-out'
/** The day on which all counts were computed last, in the key. */
export const checkRow = 'checked'
/** The number of changes that were counted by differences, in `editions`. */
export const changesRow = 'changes'

/** Day of the counts; null before the first computation. */
export const dayOfCounts = `(SELECT key FROM catalogue_count WHERE kind = '${dayRow}')`

/** Number of changes so far. */
export const numberOfChanges = `(SELECT coalesce(sum(editions), 0) FROM catalogue_count WHERE kind = '${changesRow}')`

/** The days of the counts and of the last computation of all, as one text. */
export const readCountDays = async (db: D1Database): Promise<string | null> =>
  await db
    .prepare(
      `SELECT group_concat(kind || key) AS days FROM catalogue_count WHERE kind IN ('${dayRow}', '${checkRow}')`,
    )
    .first<string | null>('days')
