import * as v from 'valibot'
import type { ImportField } from '../../../../src/model/event/imports.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { isRequiredFact } from '../../../../src/model/event-facts/faults/required-facts.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import {
  editionsPerEvent,
  eventFacts,
  racesPerEdition,
  type EventFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import type { CellFault } from '../../../imports/row-facts.ts'
import { factsOfImportedRows, type SoundRow } from './draft-facts.ts'
import { fieldOfPath, isOfRow } from './field-of-path.ts'
import { mergeRows, type MergedRows } from './merge-rows.ts'

/** A row of an event of a list. */
export interface PlannedRow extends SoundRow {
  number: number
}

/** An event that the organisation has already. */
export interface PresentEvent {
  /** Facts of its draft, or as they are published. */
  facts: EventFacts
  /** Null for one that is not published. */
  published: EventFacts | null
  /** Rows of earlier lists that are part of it, the latest list first. */
  lists: SoundRow[][]
}

/** Consequences of a list for one event. */
export interface EventPlan {
  merged: MergedRows
  /** Rows that can be written; the others have faults. */
  rows: PlannedRow[]
  faults: ReadonlyMap<number, CellFault[]>
}

/**
 * Plans an event: rows that break a rule of publishing are left out of it, because publishing would refuse the whole.
 * Facts that every event needs may be missing, since they are added in the editor.
 * @param present null for a new event
 * @param today ISO date
 */
export function planEvent(
  rows: readonly PlannedRow[],
  present: PresentEvent | null,
  today: string,
): EventPlan {
  const faults = new Map<number, CellFault[]>()
  let left = [...rows]
  for (;;) {
    const merged = mergedOf(left, present, today)
    const found = faultsOfRows(merged, left, present)
    if (found.size === 0) return { merged, rows: left, faults }
    for (const [number, of] of found) faults.set(number, of)
    left = left.filter(({ number }) => !found.has(number))
  }
}

function mergedOf(
  rows: readonly PlannedRow[],
  present: PresentEvent | null,
  today: string,
): MergedRows {
  if (present !== null) return mergeRows(present.facts, rows, present.lists, today)
  return { ...factsOfImportedRows(rows), changed: [], kept: [], added: [] }
}

function faultsOfRows(
  { facts, places }: MergedRows,
  rows: readonly PlannedRow[],
  present: PresentEvent | null,
): Map<number, CellFault[]> {
  const found = new Map<number, CellFault[]>()
  if (rows.length === 0) return found
  if (!v.is(eventFacts, facts)) return faultsOfSize(facts, rows)
  const former = present === null ? null : normaliseFacts(present.published ?? present.facts)
  for (const [path, fault] of Object.entries(newFaults(normaliseFacts(facts), former))) {
    const field = fieldOfPath(path)
    if (field === null || (fault === 'required' && isRequiredFact(path))) continue
    for (const row of rows) {
      const place = places.get(row)
      if (place === undefined || !isOfRow(path, place)) continue
      const faults = found.get(row.number) ?? []
      if (!faults.some((each) => each.field === field)) faults.push({ field, fault })
      found.set(row.number, faults)
    }
  }
  return found
}

/** Faults of an event that is too large for a draft. */
function faultsOfSize({ editions }: EventFacts, rows: readonly PlannedRow[]) {
  const isMany =
    editions.length > editionsPerEvent ||
    editions.some(({ races }) => races.length > racesPerEdition)
  const fault: CellFault = isMany
    ? { field: 'race', fault: 'too-many' }
    : { field: 'name', fault: 'invalid' }
  return new Map(rows.map(({ number }) => [number, [fault]]))
}

/** Facts of a row among paths of its event, each once. */
export function fieldsOfRow(
  paths: readonly string[],
  { places }: Pick<MergedRows, 'places'>,
  row: SoundRow,
): ImportField[] {
  const place = places.get(row)
  if (place === undefined) return []
  const fields = paths.filter((path) => isOfRow(path, place)).map(fieldOfPath)
  return [...new Set(fields.filter((field) => field !== null))]
}
