import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { duplicateFrom, type ImportRowState } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { readRow } from '../../../imports/read-row.ts'
import type { CellFault, RowFacts } from '../../../imports/row-facts.ts'
import { earlierRows, type EarlierRow } from './earlier-rows.ts'
import { chooseCity, citiesByName, countryOf, findCities, type FoundCity } from './find-cities.ts'
import { bestMatch, eventsNear } from './find-duplicates.ts'
import type { ImportRecord } from './import-record.ts'
import { comparableName } from './name-likeness.ts'

/** Rows that one call checks. */
export const rowsPerCheck = 500

const rowSchema = v.object({
  number: v.number(),
  cells: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

// Rows that were changed meanwhile are checked again. An upsert finds each row by its key; an update from a list reads all
// rows for each of its entries.
const updateSql = `INSERT INTO event_import_row
    (import_id, number, cells, state, faults, suggestions, event_key, facts, city_id, event_id, score)
  SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value -> 3, value -> 4, value ->> 5, value ->> 6, value ->> 7,
    value ->> 8, value ->> 9 FROM json_each(?2) WHERE true
  ON CONFLICT (import_id, number) DO UPDATE SET state = excluded.state, faults = excluded.faults,
    suggestions = excluded.suggestions, event_key = excluded.event_key, facts = excluded.facts,
    city_id = excluded.city_id, event_id = excluded.event_id, score = excluded.score
  WHERE event_import_row.cells = excluded.cells AND event_import_row.state = 'unchecked'`

interface Checked {
  number: number
  cells: string[]
  facts: RowFacts
  faults: CellFault[]
  city: FoundCity | null
  suggestions: FoundCity[]
}

/** Checks the next rows of an import: their cells, cities, and whether they are known. @returns the number checked */
export async function checkRows(db: Database, record: ImportRecord): Promise<number> {
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
  const checked = read.map((row) => withCity(row, byName))
  const valid = checked.flatMap((row) =>
    row.city === null || row.faults.length > 0 ? [] : [{ ...row, city: row.city }],
  )
  const [events, earlier] = await Promise.all([
    eventsNear(db, valid.map(wantedOf)),
    earlierRows(db, record, valid.map(keyOf)),
  ])
  const update = checked.map((row) => {
    const { number, cells, facts, faults, city, suggestions } = row
    const places = suggestions.map(({ id, name, region, country }) => ({
      id,
      name,
      region,
      country,
    }))
    const base = [number, JSON.stringify(cells)]
    if (city === null || faults.length > 0)
      return [...base, 'mend', faults, places, null, null, city?.id ?? null, null, null]
    const known = { ...row, city }
    const key = keyOf(known)
    const match = bestMatch(wantedOf(known), events)
    const text = JSON.stringify(facts)
    const state = stateOf(text, earlier.get(key) ?? [], match?.score ?? 0)
    return [...base, state, [], [], key, text, city.id, match?.id ?? null, match?.score ?? null]
  })
  await db.$client.prepare(updateSql).bind(record.id, JSON.stringify(update)).run()
  return rows.length
}

const keyOf = ({ facts, city }: { facts: RowFacts; city: FoundCity }): string =>
  `${comparableName(facts.name)}|${city.id}`

const wantedOf = ({ facts, city }: { facts: RowFacts; city: FoundCity }) => ({
  name: facts.name,
  date: facts.date,
  lat: facts.lat ?? city.lat,
  lon: facts.lon ?? city.lon,
})

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

function stateOf(text: string, earlier: readonly EarlierRow[], score: number): ImportRowState {
  if (earlier.length === 0) return score >= duplicateFrom ? 'duplicate' : 'new'
  if (earlier.some((row) => row.facts === text)) return 'same'
  return earlier.every(({ isEdited }) => isEdited) ? 'kept' : 'changed'
}
