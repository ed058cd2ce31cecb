import { isFailedCondition } from '../../../db/require-condition.ts'
import { countStatements } from './count-statements.ts'
import { changesRow, checkRow, instantOfCounts, dayRow, numberOfChanges } from './count-state.ts'
import { isUncounted, pending, portion, progress } from './counted-rows.ts'
import { highlightKinds, highlightStatements } from './highlights.ts'
import { kindIn, replaceLists, type RankScope } from './ranked-scope.ts'
import { rankRecords, recordKinds } from './sport-statements.ts'

/** Editions counted per step: about a second, of the 30 that D1 allows a query. */
const defaultPerStep = 50_000

/** Differences named in a report. */
const mostNamed = 20

const pendingRecords = recordKinds.map(pending)

const portionOfRecords: RankScope = {
  editions: () => `e.id IN (SELECT id FROM edition WHERE id > ?2 AND id <= ?3 AND ${isUncounted}
    UNION SELECT edition_id FROM highlight WHERE ${kindIn(pendingRecords)} AND ${isUncounted})`,
  kind: pending,
}

/** Statements of the last steps, about the editions from id ?2 (exclusive) to ?3; `?1` is the instant. */
const editionStatements = [...countStatements(portion), rankRecords(portionOfRecords)]
const replaceRecords = replaceLists(pendingRecords, isUncounted)

/** Statements of the first steps: one for each list by weight. */
const listStatements = highlightStatements({ editions: () => 'true', kind: pending })

interface Progress {
  /** Number of `listStatements` that are done, each of which is a step. */
  step: number
  /** Id of the last edition counted, and of the last one of the next portion; null if all are counted. */
  counted: number
  next: number | null
}

/** Condition: the computation at the instant ?1 has begun and is not complete. */
const isUnderWay = `EXISTS (SELECT 1 FROM catalogue_count WHERE kind = '${progress}' AND key = ?1)`
const isPending = `substr(kind, 1, ${pending('').length}) = '${pending('')}'`

const readProgress = `SELECT races AS step, editions AS counted,
    (SELECT max(id) FROM (SELECT id FROM edition WHERE id > p.editions ORDER BY id LIMIT ?2)) AS next
  FROM catalogue_count p WHERE kind = '${progress}' AND key = ?1`

/** A count that differed from the catalogue: "sport run". */
export type Difference = string

/**
 * Computes all counts and highlights anew, in steps, because one query may take 30 s at most. They replace the earlier
 * ones when all are there. If it is interrupted, `finishCounts` goes on from there.
 * @param at instant (`instantOf`)
 */
export async function refreshCounts(
  db: D1Database,
  at: string,
  editionsPerStep = defaultPerStep,
): Promise<Difference[]> {
  await db.batch([
    ...forgetPending(db),
    db
      .prepare(
        `INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('${progress}', ?1, 0, 0)`,
      )
      .bind(at),
    db.prepare(
      `INSERT INTO catalogue_count (kind, key, races, editions) SELECT '${pending(changesRow)}', '', 0, ${numberOfChanges}`,
    ),
  ])
  return await finishCounts(db, at, editionsPerStep)
}

const forgetPending = (db: D1Database): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM catalogue_count WHERE kind = '${progress}' OR ${isPending}`),
  db.prepare(`DELETE FROM highlight WHERE ${isPending}`),
]

/**
 * Completes the computation at this instant that an earlier run left, or begins it if there was none on this day.
 * @param at instant (`instantOf`)
 * @returns counts that were wrong and are corrected: none, unless a change was not counted
 */
export async function finishCounts(
  db: D1Database,
  at: string,
  editionsPerStep = defaultPerStep,
): Promise<Difference[]> {
  const progressNow = db.prepare(readProgress).bind(at, editionsPerStep)
  let state = await progressNow.first<Progress>()
  if (state === null && !(await isChecked(db, at)))
    return await refreshCounts(db, at, editionsPerStep)
  while (state !== null) {
    if (state.next === null && state.step === listStatements.length) return await showCounts(db, at)
    const results = await db.batch<Progress>([...nextStep(db, at, state), progressNow])
    state = results.at(-1)?.results[0] ?? null
  }
  return []
}

/** Statements of the next step. */
function nextStep(
  db: D1Database,
  at: string,
  { step, counted, next }: Progress,
): D1PreparedStatement[] {
  const statement = listStatements[step]
  if (statement === undefined)
    return [
      ...editionStatements.map((sql) => db.prepare(sql).bind(at, counted, next)),
      ...replaceRecords.map((sql) => db.prepare(sql).bind(at, counted)),
      db
        .prepare(
          `UPDATE catalogue_count SET editions = ?3 WHERE kind = '${progress}' AND key = ?1 AND editions = ?2`,
        )
        .bind(at, counted, next),
    ]
  return [
    db.prepare(statement).bind(at),
    ...replaceLists([pending(highlightKinds[step] ?? '')]).map((sql) => db.prepare(sql)),
    db
      .prepare(`UPDATE catalogue_count SET races = ?2 WHERE kind = '${progress}' AND key = ?1`)
      .bind(at, step + 1),
  ]
}

const states = kindIn([dayRow, checkRow, changesRow, progress])

/** Counts of this day, which `keepCounts` has taken along, that are not as computed: those that do not cancel each other out. */
const differences = `SELECT trim(kind || ' ' || key) AS name FROM (
    SELECT iif(${isPending}, substr(kind, ${pending('').length + 1}), kind) AS kind, key,
      iif(${isPending}, -races, races) AS races, iif(${isPending}, -editions, editions) AS editions
    FROM catalogue_count WHERE NOT ${states} AND kind <> '${pending(changesRow)}' AND ${isUnderWay}
      AND substr(${instantOfCounts}, 1, 10) = substr(?1, 1, 10))
  GROUP BY kind, key HAVING sum(races) <> 0 OR sum(editions) <> 0 LIMIT ${mostNamed}`

/** Fails if a change was counted since the computation began, so that what was computed may lack it. */
const isUndisturbed = `SELECT json(CASE WHEN ${numberOfChanges} =
  (SELECT editions FROM catalogue_count WHERE kind = '${pending(changesRow)}') OR NOT ${isUnderWay} THEN '0' ELSE 'condition failed' END)`

/** Replaces the counts by those computed, unless another run has done so; after a change meanwhile the next run begins anew. */
async function showCounts(db: D1Database, at: string): Promise<Difference[]> {
  const tables = ['catalogue_count', 'highlight']
  try {
    const [, found] = await db.batch<{ name: string }>(
      [
        isUndisturbed,
        differences,
        ...tables.map(
          (table) =>
            `DELETE FROM ${table} WHERE kind <> '${progress}' AND NOT ${isPending} AND ${isUnderWay}`,
        ),
        ...tables.map(
          (table) =>
            `UPDATE ${table} SET kind = substr(kind, ${pending('').length + 1}) WHERE ${isPending} AND ${isUnderWay}`,
        ),
        `INSERT INTO catalogue_count (kind, key, races, editions) SELECT '${checkRow}', substr(?1, 1, 10), 0, 0 WHERE ${isUnderWay}`,
        `UPDATE catalogue_count SET kind = '${dayRow}', races = 0, editions = 0 WHERE kind = '${progress}' AND key = ?1`,
      ].map((sql) => db.prepare(sql).bind(at)),
    )
    return found?.results.map(({ name }) => name) ?? []
  } catch (error) {
    if (!isFailedCondition(error)) throw error
    await db.batch(forgetPending(db))
    return []
  }
}

/** True if all counts were computed on this day. */
async function isChecked(db: D1Database, at: string): Promise<boolean> {
  const row = await db
    .prepare(`SELECT 1 FROM catalogue_count WHERE kind = '${checkRow}' AND key = substr(?1, 1, 10)`)
    .bind(at)
    .first()
  return row !== null
}
