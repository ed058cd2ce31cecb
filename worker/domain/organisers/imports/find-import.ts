import * as v from 'valibot'
import {
  importFaults,
  importRowStates,
  type ImportRowState,
} from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import type { ImportRecord } from './import-record.ts'

const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema)

const place = v.object({
  id: v.number(),
  name: v.string(),
  region: v.string(),
  country: v.string(),
})

const fault = v.object({
  field: v.string(),
  fault: v.picklist(importFaults),
  country: v.optional(v.string()),
})

const row = v.object({
  number: v.number(),
  cells: json(v.array(v.string())),
  state: v.picklist(importRowStates),
  faults: json(v.array(fault)),
  suggestions: json(v.array(place)),
  score: v.nullable(v.number()),
  event: v.nullable(v.string()),
  permalink: v.nullable(v.string()),
})

export type FoundRow = v.InferOutput<typeof row>

/** Rows of one page of the view. */
const rowsPerPage = 50

const countsSql = `SELECT state, count(*) AS count FROM event_import_row WHERE import_id = ?1 GROUP BY state`

// Rows that a person must look at come first.
const rowsSql = `SELECT r.number, r.cells, r.state, r.faults, r.suggestions, r.score, e.name AS event, e.permalink
  FROM event_import_row r LEFT JOIN event e ON e.id = r.event_id
  WHERE r.import_id = ?1 AND (?2 IS NULL OR r.state = ?2)
  ORDER BY CASE r.state WHEN 'mend' THEN 0 WHEN 'duplicate' THEN 1 ELSE 2 END, r.number LIMIT ?3 OFFSET ?4`

const editedSql = `SELECT DISTINCT json_extract(d.facts, '$.name') AS name FROM event_draft d
  JOIN event_import_row r ON r.draft_id = d.id AND r.import_id = ?1 AND r.state = 'written'
  WHERE d.import_id = ?1 AND d.version <> r.draft_version LIMIT 20`

export interface ImportPage {
  counts: Partial<Record<ImportRowState, number>>
  rows: FoundRow[]
  /** Number of the page, from 1, and of the last one. */
  page: number
  pages: number
  /** Names of the drafts that were edited since they were written, at most 20. */
  edited: string[]
  /** The first row with a text in each column, for examples. */
  sample: string[]
}

const sampleSql = `SELECT cells FROM event_import_row WHERE import_id = ?1 ORDER BY number LIMIT 20`

/**
 * Rows of an import in a state, or all; invalid ones first. With the counts of all states.
 * @param wanted page, from 1; the last one in place of a higher
 */
export async function findImportPage(
  db: Database,
  { id, columns }: ImportRecord,
  state: ImportRowState | null,
  wanted: number,
): Promise<ImportPage> {
  const { $client } = db
  const counts = await countRows(db, id)
  const shown = state === null ? Object.values(counts) : [counts[state] ?? 0]
  const pages = Math.max(1, Math.ceil(shown.reduce((sum, each) => sum + each, 0) / rowsPerPage))
  const page = Math.min(Math.max(1, wanted), pages)
  const [found, edited, samples] = await $client.batch([
    $client.prepare(rowsSql).bind(id, state, rowsPerPage, (page - 1) * rowsPerPage),
    $client.prepare(editedSql).bind(id),
    $client.prepare(sampleSql).bind(id),
  ])
  const first = v.parse(v.array(v.object({ cells: json(v.array(v.string())) })), samples?.results)
  return {
    counts,
    rows: v.parse(v.array(row), found?.results),
    page,
    pages,
    edited: v
      .parse(v.array(v.object({ name: v.nullable(v.string()) })), edited?.results)
      .flatMap(({ name }) => name ?? []),
    sample: columns.map(
      (_, index) => first.map(({ cells }) => cells[index] ?? '').find((text) => text !== '') ?? '',
    ),
  }
}

async function countRows(db: Database, id: string): Promise<ImportPage['counts']> {
  const { results } = await db.$client.prepare(countsSql).bind(id).all()
  const counts = v.parse(
    v.array(v.object({ state: v.picklist(importRowStates), count: v.number() })),
    results,
  )
  return Object.fromEntries(counts.map((each) => [each.state, each.count]))
}
