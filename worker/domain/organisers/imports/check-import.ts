import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { readRow } from '../../../imports/read-row.ts'
import type { CellFault, RowFacts } from '../../../imports/row-facts.ts'
import { chooseCity, citiesByName, countryOf, findCities, type FoundCity } from './find-cities.ts'
import type { ImportRecord } from './import-record.ts'
import { comparableName } from './name-likeness.ts'
import { planRows } from './plan-rows.ts'

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
  city: FoundCity | null
  suggestions: FoundCity[]
}

/**
 * Checks the next rows of an import: first their cells and cities, and once all are read, what becomes of their events.
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
  const byName = citiesByName(
    await findCities(
      db,
      read.map(({ facts }) => facts),
    ),
  )
  const update = read
    .map((row) => withCity(row, byName))
    .map(({ number, cells, facts, faults, city, suggestions }) => {
      const places = suggestions.map(({ id, name, region, country }) => ({
        id,
        name,
        region,
        country,
      }))
      const base = [number, JSON.stringify(cells)]
      return city === null || faults.length > 0
        ? [...base, 'mend', faults, places, null, null, city?.id ?? null]
        : [...base, 'read', [], [], familyOf(facts, city), JSON.stringify(facts), city.id]
    })
  await db.$client.prepare(updateSql).bind(record.id, JSON.stringify(update)).run()
  return rows.length
}

const familyOf = ({ name }: RowFacts, city: FoundCity): string =>
  `${comparableName(name)}|${city.id}`

function withCity(
  row: Omit<Checked, 'city' | 'suggestions'>,
  byName: ReadonlyMap<string, FoundCity[]>,
): Checked {
  if (row.facts.city === '') return { ...row, city: null, suggestions: [] }
  const chosen = chooseCity(row.facts, byName)
  if (chosen.city !== null) return { ...row, city: chosen.city, suggestions: [] }
  return {
    ...row,
    faults: [...row.faults, cityFault(row.facts, chosen.candidates)],
    city: null,
    suggestions: chosen.candidates,
  }
}

function cityFault(facts: RowFacts, candidates: readonly FoundCity[]): CellFault {
  if (candidates.length > 0) return { field: 'city', fault: 'place-ambiguous' }
  const country = countryOf(facts)
  return { field: 'city', fault: 'place-unknown', ...(country === null ? {} : { country }) }
}
