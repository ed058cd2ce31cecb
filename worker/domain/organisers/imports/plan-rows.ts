import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { duplicateFrom, type ImportRowState } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { storedRowFacts, type CellFault } from '../../../imports/row-facts.ts'
import { bestMatch, eventsNear } from './find-duplicates.ts'
import { eventsOf } from './group-rows.ts'
import { findHeldEvents, type HeldEvent } from './held-event.ts'
import type { ImportRecord } from './import-record.ts'
import { matchHeld, type ListedEvent } from './match-held.ts'
import { planEvent, type EventPlan, type PlannedRow } from './plan-event.ts'
import { openEvents, targetKey } from './present-events.ts'
import { outcomeOfRow, stateOfOutcome, type RowOutcome } from './row-outcome.ts'

/** Families that one call plans, and events of the organisation that it reads. */
const familiesPerPlan = 150
const eventsRead = 30

const row = v.object({
  number: v.number(),
  family: v.string(),
  facts: v.string(),
  cityId: v.number(),
  lat: v.number(),
  lon: v.number(),
  isTaken: v.number(),
  draftId: v.nullable(v.string()),
  isWritten: v.number(),
})

interface FoundRow extends PlannedRow {
  family: string
  /** Degrees. */
  lat: number
  lon: number
  /** True for a row that was taken in although it is probably in the catalogue. */
  isTaken: boolean
  /** Draft that it was written to; null before. */
  writtenTo: string | null
}

// Rows of families without any that waits are as they were planned.
const rowsOfFamilies = (id: string) =>
  sql`SELECT r.number, r.family, r.facts, r.city_id AS "cityId", coalesce(r.facts ->> '$.lat', c.lat) AS lat,
      coalesce(r.facts ->> '$.lon', c.lon) AS lon, r.is_taken AS "isTaken", r.draft_id AS "draftId",
      r.state = 'written' AS "isWritten"
    FROM event_import_row r JOIN city c ON c.id = r.city_id
    WHERE r.import_id = ${id} AND r.facts IS NOT NULL AND r.state NOT IN ('unchecked', 'out', 'undone')
      AND r.family IN (SELECT DISTINCT family FROM event_import_row
        WHERE import_id = ${id} AND state = 'read' ORDER BY family LIMIT ${familiesPerPlan})
    ORDER BY r.number`

/** Events of the organisation that other families of the import are. */
const takenEvents = (id: string, families: readonly string[]) =>
  sql`SELECT DISTINCT event_id AS "eventId", draft_id AS "draftId" FROM event_import_row
    WHERE import_id = ${id} AND score IS NULL AND (event_id IS NOT NULL OR draft_id IS NOT NULL)
      AND family NOT IN (SELECT value FROM json_each(${JSON.stringify(families)}))`

const target = v.object({ eventId: v.nullable(v.number()), draftId: v.nullable(v.string()) })

const updateSql = `INSERT INTO event_import_row (import_id, number, cells, state, faults, event_key, event_id, score, draft_id, outcome)
  SELECT ?1, value ->> 0, '[]', value ->> 1, value -> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
  FROM json_each(?2) WHERE true
  ON CONFLICT (import_id, number) DO UPDATE SET state = excluded.state, faults = excluded.faults,
    event_key = excluded.event_key, event_id = excluded.event_id, score = excluded.score, draft_id = excluded.draft_id,
    outcome = excluded.outcome
  WHERE event_import_row.state NOT IN ('unchecked', 'out', 'written', 'undone')`

interface ListEvent extends ListedEvent {
  rows: FoundRow[]
}

/**
 * Plans the events of rows that have been read: which rows are one event, what of it the organisation has already, and
 * what publishing would refuse. A row waits for the others of its family, because together they decide what is an event.
 * @param today ISO date
 * @returns number of rows that were planned
 */
export async function planRows(db: Database, record: ImportRecord, today: string): Promise<number> {
  const [found] = await readBatch(db, [rowsOfFamilies(record.id)])
  const rows = v.parse(v.array(row), found).flatMap(rowOf)
  if (rows.length === 0) return 0
  const families = [...new Set(rows.map(({ family }) => family))]
  const [held, takenRows] = await Promise.all([
    findHeldEvents(db, record.organiser_id, families),
    readBatch(db, [takenEvents(record.id, families)]),
  ])
  const taken = new Set(v.parse(v.array(target), takenRows[0]).map(targetKey))
  const free = held.filter((event) => !taken.has(targetKey(event)))
  const listed = families.flatMap((family) =>
    listEvents(rows.filter((each) => each.family === family)),
  )
  const matched = matchWritten(listed, free)
  const events = withinLimit(listed, matched)
  const [open, near] = await Promise.all([
    openEvents(
      db,
      record.organiser_id,
      events.flatMap(({ key }) => matched.get(key) ?? []),
    ),
    eventsNear(
      db,
      record.organiser_id,
      events.filter(({ key }) => !matched.has(key)).map(wantedOf),
    ),
  ])
  const update = events.flatMap((event) => {
    const of = matched.get(event.key)
    const present = of === undefined ? null : (open.get(targetKey(of)) ?? null)
    const plan = planEvent(event.rows, present, today)
    const duplicate = present === null ? bestMatch(wantedOf(event), near) : null
    return event.rows.map((each) =>
      valuesOf(event, each, { plan, held: present === null ? null : (of ?? null), duplicate }),
    )
  })
  await db.$client.prepare(updateSql).bind(record.id, JSON.stringify(update)).run()
  return update.length
}

function rowOf({
  facts: text,
  isTaken,
  isWritten,
  draftId,
  ...rest
}: v.InferOutput<typeof row>): FoundRow[] {
  const facts = storedRowFacts(text)
  if (facts === null) return []
  return [{ ...rest, facts, isTaken: isTaken === 1, writtenTo: isWritten === 1 ? draftId : null }]
}

/** Events of one family. An event has the number of its first row in its key, which stays when rows join it later. */
function listEvents(rows: readonly FoundRow[]): ListEvent[] {
  return eventsOf(rows).flatMap((of) => {
    const sorted = of.toSorted((a, b) => a.number - b.number)
    const [first] = sorted
    if (first === undefined) return []
    return {
      key: `${first.family}|${first.number}`,
      family: first.family,
      names: [...new Set(sorted.map(({ facts }) => facts.name))],
      dates: [...new Set(sorted.map(({ facts }) => facts.date))],
      lat: first.lat,
      lon: first.lon,
      rows: sorted,
    }
  })
}

const wantedOf = ({ names, dates, lat, lon }: ListEvent) => ({
  name: names[0] ?? '',
  date: dates[0] ?? '',
  lat,
  lon,
})

/** Events that the organisation has; a draft to which rows of this import were written is that of their event. */
function matchWritten(
  listed: readonly ListEvent[],
  held: readonly HeldEvent[],
): ReadonlyMap<string, HeldEvent> {
  const matched = new Map<string, HeldEvent>()
  for (const { key, rows } of listed) {
    const draftId = rows.map(({ writtenTo }) => writtenTo).find((each) => each !== null)
    const event = held.find((each) => each.draftId !== null && each.draftId === draftId)
    if (event !== undefined) matched.set(key, event)
  }
  const written = new Set(matched.values())
  const others = matchHeld(
    listed.filter(({ key }) => !matched.has(key)),
    held.filter((event) => !written.has(event)),
  )
  return new Map([...matched, ...others])
}

/** The first families, as many as have few enough events to read; the others follow with the next call. */
function withinLimit(
  listed: readonly ListEvent[],
  matched: ReadonlyMap<string, HeldEvent>,
): ListEvent[] {
  const read = listed.filter(({ key }) => matched.has(key))
  const next = read[eventsRead]?.family
  const at = next === undefined ? -1 : listed.findIndex(({ family }) => family === next)
  return at <= 0 ? [...listed] : listed.slice(0, at)
}

interface Planned {
  plan: EventPlan
  held: HeldEvent | null
  duplicate: { id: number; score: number } | null
}

/** Values of the statement that stores the plan of a row. */
function valuesOf(event: ListEvent, of: FoundRow, { plan, held, duplicate }: Planned): unknown[] {
  const faults: CellFault[] = plan.faults.get(of.number) ?? []
  const isDuplicate = (duplicate?.score ?? 0) >= duplicateFrom
  const outcome: RowOutcome | null =
    faults.length > 0 ? null : outcomeOfRow(plan, of, held?.name ?? null)
  const state: ImportRowState =
    outcome === null
      ? 'mend'
      : held !== null
        ? stateOfOutcome(outcome)
        : isDuplicate && !of.isTaken
          ? 'duplicate'
          : 'new'
  return [
    of.number,
    state,
    faults,
    event.key,
    held?.eventId ?? duplicate?.id ?? null,
    duplicate?.score ?? null,
    held?.draftId ?? null,
    outcome === null ? null : JSON.stringify(outcome),
  ]
}
