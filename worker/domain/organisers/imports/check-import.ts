import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { duplicateFrom, type ImportRowState } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { readRow } from '../../../imports/read-row.ts'
import type { CellFault, RowFacts } from '../../../imports/row-facts.ts'
import { earlierRows, type EarlierRow } from './earlier-rows.ts'
import { bestMatch, eventsNear } from './find-duplicates.ts'
import type { ImportRecord } from './import-record.ts'
import { homeCountry } from './list-imports.ts'
import { comparableName } from './name-likeness.ts'
import { resolvePlaces, type PlaceResult, type ResolvedPlace } from './resolve-places.ts'

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
  place: ResolvedPlace | null
  candidates: Extract<PlaceResult, { place: null }>['candidates']
}

/** Checks the next rows of an import: their cells, places, and whether they are known. @returns the number checked */
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
  const home = await homeCountry(db, record)
  const places = await resolvePlaces(
    db,
    read.map(({ facts }) => facts),
    home,
  )
  const checked = read.map((row, index) => withPlace(row, places[index]))
  const valid = checked.flatMap((row) =>
    row.place === null || row.faults.length > 0 ? [] : [{ ...row, place: row.place }],
  )
  const [events, earlier] = await Promise.all([
    eventsNear(db, valid.map(wantedOf)),
    earlierRows(db, record, valid.map(keyOf)),
  ])
  const update = checked.map((row) => {
    const { number, cells, facts, faults, place } = row
    const towns = row.candidates.map(({ id, name, region, country }) => ({
      id,
      name,
      region,
      country,
    }))
    const base = [number, JSON.stringify(cells)]
    if (place === null || faults.length > 0)
      return [...base, 'mend', faults, towns, null, null, place?.cityId ?? null, null, null]
    const known = { ...row, place }
    const key = keyOf(known)
    const match = bestMatch(wantedOf(known), events)
    const text = JSON.stringify(facts)
    const state = stateOf(text, earlier.get(key) ?? [], match?.score ?? 0)
    return [
      ...base,
      state,
      [],
      [],
      key,
      text,
      place.cityId,
      match?.id ?? null,
      match?.score ?? null,
    ]
  })
  await db.$client.prepare(updateSql).bind(record.id, JSON.stringify(update)).run()
  return rows.length
}

type Placed = Pick<Checked, 'facts'> & { place: ResolvedPlace }

/** Events of one name in a city and in a village near it are two. */
const keyOf = ({ facts, place }: Placed): string =>
  [comparableName(facts.name), place.cityId, ...(place.town === null ? [] : [place.town])].join('|')

const wantedOf = ({ facts, place }: Placed) => ({
  name: facts.name,
  date: facts.date,
  lat: place.point.lat,
  lon: place.point.lon,
})

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

function stateOf(text: string, earlier: readonly EarlierRow[], score: number): ImportRowState {
  if (earlier.length === 0) return score >= duplicateFrom ? 'duplicate' : 'new'
  if (earlier.some((row) => row.facts === text)) return 'same'
  return earlier.every(({ isEdited }) => isEdited) ? 'kept' : 'changed'
}
