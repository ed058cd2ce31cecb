import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { readRow } from '../../../imports/read-row.ts'
import type { CellFault, RowFacts } from '../../../imports/row-facts.ts'
import { findHome } from './find-home.ts'
import type { ImportRecord } from './import-record.ts'
import { familyKey } from './name-likeness.ts'
import { planRows } from './plan-rows.ts'
import { resolvePlaces, type PlaceResult, type ResolvedPlace } from './resolve-places.ts'

/** Rows that one call reads. */
export const rowsPerCheck = 500

const rowSchema = v.object({
  number: v.number(),
  cells: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

// Rows that were changed meanwhile are checked again. An upsert finds each row by its key; an update from a list reads all
// rows for each of its entries.
const updateSql = `INSERT INTO event_import_row
    (import_id, number, cells, state, faults, suggestions, family, facts, city_id)
  SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value -> 3, value -> 4, value ->> 5, value ->> 6, value ->> 7
    FROM json_each(?2) WHERE true
  ON CONFLICT (import_id, number) DO UPDATE SET state = excluded.state, faults = excluded.faults,
    suggestions = excluded.suggestions, family = excluded.family, facts = excluded.facts, city_id = excluded.city_id,
    event_key = NULL, event_id = NULL, score = NULL, outcome = NULL
  WHERE event_import_row.cells = excluded.cells AND event_import_row.state = 'unchecked'`

interface Checked {
  number: number
  cells: string[]
  facts: RowFacts
  faults: CellFault[]
  place: ResolvedPlace | null
  candidates: Extract<PlaceResult, { place: null }>['candidates']
}

/**
 * Checks the next rows of an import: first their cells and places, and once all are read, what becomes of their events.
 * @returns the number of rows checked; 0 when none is left
 */
export async function checkRows(db: Database, record: ImportRecord, now: Date): Promise<number> {
  const read = await readRows(db, record)
  return read > 0 ? read : await planRows(db, record, now.toISOString().slice(0, 10))
}

async function readRows(db: Database, record: ImportRecord): Promise<number> {
  const [unchecked] = await readBatch(db, [
    sql`SELECT number, cells FROM event_import_row
      WHERE import_id = ${record.id} AND state = 'unchecked' ORDER BY number LIMIT ${rowsPerCheck}`,
  ])
  const rows = v.parse(v.array(rowSchema), unchecked)
  if (rows.length === 0) return 0
  const read = rows.map((row) => ({
    ...row,
    ...readRow(row.cells, record.mapping, record.defaults),
  }))
  const home = await findHome(db, record)
  const places = await resolvePlaces(
    db,
    read.map(({ facts }) => facts),
    home,
  )
  const update = read
    .map((row, index) => withPlace(row, places[index]))
    .map(({ number, cells, facts, faults, place, candidates }) => {
      const towns = candidates.map(({ id, name, region, country }) => ({
        id,
        name,
        region,
        country,
      }))
      const base = [number, JSON.stringify(cells)]
      return place === null || faults.length > 0
        ? [...base, 'mend', faults, towns, null, null, place?.cityId ?? null]
        : [...base, 'read', [], [], familyOf(facts, place), JSON.stringify(facts), place.cityId]
    })
  await db.$client.prepare(updateSql).bind(record.id, JSON.stringify(update)).run()
  return rows.length
}

const familyOf = ({ name }: RowFacts, { cityId, town }: ResolvedPlace): string =>
  familyKey(name, cityId, town)

/** A row with its place; its facts have the town and the pin. A row without a text of a place has no other fault of it. */
function withPlace(
  row: Omit<Checked, 'place' | 'candidates'>,
  result: PlaceResult | undefined,
): Checked {
  const isUnplaced = row.faults.some(({ field }) => field === 'city')
  if (result === undefined || isUnplaced) return { ...row, place: null, candidates: [] }
  if (result.place === null) {
    const { fault, candidates } = result
    return { ...row, faults: [...row.faults, fault], place: null, candidates }
  }
  const { town, lat, lon } = result.place
  const isPinned = row.facts.lat === null && lat !== null
  const assumed = [...row.facts.assumed, ...(isPinned ? (['lat', 'lon'] as const) : [])]
  const facts = { ...row.facts, town, lat, lon, assumed }
  return { ...row, facts, place: result.place, candidates: [] }
}
