import { editionCounts, furtherCounts } from './count-statements.ts'
import { pending, progress } from './counted-rows.ts'
import { highlightStatements } from './highlights.ts'
import { lengthCounts, rankRecords, replaceRecords } from './sport-statements.ts'

/** Editions counted per step: about a second, of the 30 that D1 allows a query. */
const defaultPerStep = 50_000

/** Statements of the last steps, about the editions from id ?2 (exclusive) to ?3; `?1` is today. */
const editionStatements = [editionCounts, ...furtherCounts, lengthCounts, rankRecords]

interface Progress {
  /** Number of `highlightStatements` that are done, each of which is a step. */
  step: number
  /** Id of the last edition counted, and of the last one of the next portion; null if all are counted. */
  counted: number
  next: number | null
}

/** Condition: the computation of the day ?1 has begun and is not complete. */
const isUnderWay = `EXISTS (SELECT 1 FROM catalogue_count WHERE kind = '${progress}' AND key = ?1)`
const isPending = `substr(kind, 1, ${pending('').length}) = '${pending('')}'`

const readProgress = `SELECT races AS step, editions AS counted,
    (SELECT max(id) FROM (SELECT id FROM edition WHERE id > p.editions ORDER BY id LIMIT ?2)) AS next
  FROM catalogue_count p WHERE kind = '${progress}' AND key = ?1`

/**
 * Computes all counts and highlights anew, in steps, because one query may take 30 s at most. They replace the earlier
 * ones when all are there. If it is interrupted, `finishCounts` goes on from there.
 * @param today ISO date
 */
export async function refreshCounts(
  db: D1Database,
  today: string,
  editionsPerStep = defaultPerStep,
): Promise<void> {
  await db.batch([
    db.prepare(`DELETE FROM catalogue_count WHERE kind = '${progress}' OR ${isPending}`),
    db.prepare(`DELETE FROM highlight WHERE ${isPending}`),
    db
      .prepare(
        `INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('${progress}', ?1, 0, 0)`,
      )
      .bind(today),
  ])
  await finishCounts(db, today, editionsPerStep)
}

/** Completes counts of this day that an earlier run left, or computes them if there are none of this day. */
export async function finishCounts(
  db: D1Database,
  today: string,
  editionsPerStep = defaultPerStep,
): Promise<void> {
  const progressNow = db.prepare(readProgress).bind(today, editionsPerStep)
  let state = await progressNow.first<Progress>()
  if (state === null && !(await countsAreOf(db, today))) {
    await refreshCounts(db, today, editionsPerStep)
    return
  }
  while (state !== null) {
    if (state.next === null && state.step === highlightStatements.length) {
      await showCounts(db, today)
      return
    }
    const results = await db.batch<Progress>([...nextStep(db, today, state), progressNow])
    state = results.at(-1)?.results[0] ?? null
  }
}

/** Statements of the next step. */
function nextStep(
  db: D1Database,
  today: string,
  { step, counted, next }: Progress,
): D1PreparedStatement[] {
  const statement = highlightStatements[step]
  if (statement === undefined)
    return [
      ...editionStatements.map((sql) => db.prepare(sql).bind(today, counted, next)),
      ...replaceRecords.map((sql) => db.prepare(sql)),
      db
        .prepare(
          `UPDATE catalogue_count SET editions = ?3 WHERE kind = '${progress}' AND key = ?1 AND editions = ?2`,
        )
        .bind(today, counted, next),
    ]
  return [
    db.prepare(statement).bind(today),
    db
      .prepare(`UPDATE catalogue_count SET races = ?2 WHERE kind = '${progress}' AND key = ?1`)
      .bind(today, step + 1),
  ]
}

/** Replaces the counts by those computed, unless another run has done so. */
async function showCounts(db: D1Database, today: string): Promise<void> {
  const tables = ['catalogue_count', 'highlight']
  await db.batch(
    [
      ...tables.map(
        (table) =>
          `DELETE FROM ${table} WHERE kind <> '${progress}' AND NOT ${isPending} AND ${isUnderWay}`,
      ),
      ...tables.map(
        (table) =>
          `UPDATE ${table} SET kind = substr(kind, ${pending('').length + 1}) WHERE ${isPending} AND ${isUnderWay}`,
      ),
      `UPDATE catalogue_count SET kind = 'worked-out', races = 0, editions = 0 WHERE kind = '${progress}' AND key = ?1`,
    ].map((sql) => db.prepare(sql).bind(today)),
  )
}

/** True if the counts were computed for this day; they change as days pass. */
async function countsAreOf(db: D1Database, today: string): Promise<boolean> {
  const row = await db
    .prepare(`SELECT 1 FROM catalogue_count WHERE kind = 'worked-out' AND key = ?1`)
    .bind(today)
    .first()
  return row !== null
}
