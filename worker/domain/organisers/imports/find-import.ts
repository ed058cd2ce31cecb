import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  editionFields,
  importFaults,
  importFields,
  importRowStates,
  raceFields,
  type ImportField,
  type ImportRowState,
} from '../../../../src/model/event/imports.ts'
import { baseLocale, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { translatedRegion } from '../../catalogue/names/region-name.ts'
import { factFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import { rowOutcome } from './row-outcome.ts'
import type { ImportRecord } from './import-record.ts'

const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema)

const place = v.object({
  id: v.number(),
  name: v.string(),
  region: v.string(),
  country: v.string(),
})

const fault = v.object({
  field: v.picklist(importFields),
  fault: v.picklist([...new Set([...importFaults, ...factFaults])]),
  country: v.optional(v.string()),
})

const row = v.object({
  number: v.number(),
  cells: json(v.array(v.string())),
  state: v.picklist(importRowStates),
  faults: json(v.array(fault)),
  suggestions: json(v.array(place)),
  score: v.nullable(v.number()),
  outcome: v.nullable(json(rowOutcome)),
  event: v.nullable(v.string()),
  permalink: v.nullable(v.string()),
})

export type FoundRow = v.InferOutput<typeof row>

const equalFault = v.object({ field: v.string(), text: v.string(), count: v.number() })

export type EqualFault = v.InferOutput<typeof equalFault>

const totalRow = v.object({ events: v.number(), drafts: v.number(), changedRaces: v.number() })
const change = v.object({ field: v.picklist(importFields), count: v.number() })

/** Rows of one page of the view. */
const rowsPerPage = 50

export interface ImportPage {
  counts: Partial<Record<ImportRowState, number>>
  /** Number of events that the rows to write are. */
  events: number
  /** Number of drafts that were written. */
  drafts: number
  rows: FoundRow[]
  /** Number of races of present events that change, and how often each fact does: of races, editions or events. */
  changedRaces: number
  changes: { field: ImportField; count: number }[]
  /** Faults that several rows have: the fact, the text of its cell, the number of rows. */
  equal: EqualFault[]
  /** Number of the page, from 1, and of the last one. */
  page: number
  pages: number
  /** Names of the drafts that were edited since they were written, at most 20. */
  edited: string[]
  /** The first row with a text in each column, for examples. */
  sample: string[]
}

/**
 * Rows of an import in a state, or all; invalid ones first. With the counts of all states.
 * @param wanted page, from 1; the last one in place of a higher
 * @param locale language in which the regions of suggested places are named
 */
export async function findImportPage(
  db: Database,
  record: ImportRecord,
  state: ImportRowState | null,
  wanted: number,
  locale: Locale = baseLocale,
): Promise<ImportPage> {
  const { id, columns } = record
  const counts = await countRows(db, id)
  const shown = state === null ? Object.values(counts) : [counts[state] ?? 0]
  const pages = Math.max(1, Math.ceil(shown.reduce((sum, each) => sum + each, 0) / rowsPerPage))
  const page = Math.min(Math.max(1, wanted), pages)
  const [found, edited, samples, totals, equal, changes] = await readBatch(db, [
    // Rows that a person must look at come first.
    sql`SELECT r.number, r.cells, r.state, r.faults, ${suggestionsIn(locale)} AS suggestions, r.score, r.outcome, e.name AS event, e.permalink
      FROM event_import_row r LEFT JOIN event e ON e.id = r.event_id
      WHERE r.import_id = ${id} AND (${state} IS NULL OR r.state = ${state})
      ORDER BY CASE r.state WHEN 'mend' THEN 0 WHEN 'duplicate' THEN 1 ELSE 2 END, r.number
      LIMIT ${rowsPerPage} OFFSET ${(page - 1) * rowsPerPage}`,
    sql`SELECT DISTINCT json_extract(d.facts, '$.name') AS name FROM event_draft d
      JOIN event_import_row r ON r.draft_id = d.id AND r.import_id = ${id} AND r.state = 'written'
      WHERE d.import_id = ${id} AND d.version <> r.draft_version LIMIT 20`,
    sql`SELECT cells FROM event_import_row WHERE import_id = ${id} ORDER BY number LIMIT 20`,
    sql`SELECT count(DISTINCT CASE WHEN state <> 'written' THEN event_key END) AS events,
        count(DISTINCT CASE WHEN state = 'written' THEN coalesce(draft_id, event_id) END) AS drafts,
        count(CASE WHEN state = 'changed' AND outcome ->> '$.changed[0]' IS NOT NULL THEN 1 END) AS "changedRaces"
      FROM event_import_row WHERE import_id = ${id} AND state IN ('new', 'changed', 'written')`,
    equalFaults(record),
    changesByField(id),
  ])
  const first = v.parse(v.array(v.object({ cells: json(v.array(v.string())) })), samples)
  const [total] = v.parse(v.tuple([totalRow]), totals)
  return {
    counts,
    ...total,
    changes: v.parse(v.array(change), changes),
    rows: v.parse(v.array(row), found),
    equal: v.parse(v.array(equalFault), equal),
    page,
    pages,
    edited: v
      .parse(v.array(v.object({ name: v.nullable(v.string()) })), edited)
      .flatMap(({ name }) => name ?? []),
    sample: columns.map(
      (_, index) => first.map(({ cells }) => cells[index] ?? '').find((text) => text !== '') ?? '',
    ),
  }
}

const suggestedRegion = sql`s.value ->> '$.region'`

/** Suggested places of a row, with the names of their regions. One without a name in the language keeps the English one. */
const suggestionsIn = (locale: Locale): SQL =>
  sql`(SELECT json_group_array(json_set(s.value, '$.region', coalesce(
      ${translatedRegion(sql`s.value ->> '$.country'`, suggestedRegion, locale)}, ${suggestedRegion})))
    FROM json_each(r.suggestions) s)`

const isAmong = (fields: readonly ImportField[]): SQL =>
  sql`f.value IN (SELECT value FROM json_each(${JSON.stringify(fields)}))`

/** Facts that change, the most frequent first. One of an edition or event counts once, though several rows state it. */
const changesByField = (id: string): SQL =>
  sql`SELECT f.value AS field, count(DISTINCT CASE WHEN ${isAmong(raceFields)} THEN r.number
      WHEN ${isAmong(editionFields)} THEN r.event_key || ' ' || (r.facts ->> '$.date')
      ELSE r.event_key END) AS count
    FROM event_import_row r JOIN json_each(r.outcome, '$.changed') f
    WHERE r.import_id = ${id} AND r.state = 'changed' GROUP BY f.value ORDER BY count DESC, f.value`

/** Faults of the same text in several rows. */
function equalFaults({ id, mapping }: ImportRecord): SQL {
  const columns = mapping.flatMap((target, index) =>
    target === null ? [] : [[target.split('.')[0] ?? '', index] as const],
  )
  return sql`SELECT field, text, count(*) AS count FROM (
      SELECT f.value ->> '$.field' AS field, coalesce(r.cells ->> ('$[' || c.value || ']'), '') AS text
      FROM event_import_row r JOIN json_each(r.faults) f
        LEFT JOIN json_each(${JSON.stringify(Object.fromEntries(columns))}) c ON c.key = f.value ->> '$.field'
      WHERE r.import_id = ${id} AND r.state = 'mend')
    GROUP BY field, text HAVING count(*) > 1 LIMIT 5000`
}

async function countRows(db: Database, id: string): Promise<ImportPage['counts']> {
  const [rows] = await readBatch(db, [
    sql`SELECT state, count(*) AS count FROM event_import_row WHERE import_id = ${id} GROUP BY state`,
  ])
  const counts = v.parse(
    v.array(v.object({ state: v.picklist(importRowStates), count: v.number() })),
    rows,
  )
  return Object.fromEntries(counts.map((each) => [each.state, each.count]))
}
