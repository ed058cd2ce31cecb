import * as v from 'valibot'
import { importFields, type ImportRowState } from '../../../../src/model/event/imports.ts'
import { fieldsOfRow, type EventPlan, type PlannedRow } from './plan-event.ts'

const fields = v.array(v.picklist(importFields))

/** Consequences of a row for the event that it belongs to, as they are shown before they are written. */
export const rowOutcome = v.object({
  /** Name of the organisation's event that it is; null for a new one. */
  event: v.nullable(v.string()),
  /** Year of the edition that is added to it. */
  edition: v.nullable(v.string()),
  /** Facts that change, and those that were edited by hand since the last list and stay. */
  changed: fields,
  kept: fields,
  /** Numbers of all rows of the event, if there are several; the first 20. */
  rows: v.array(v.number()),
})

export type RowOutcome = v.InferOutput<typeof rowOutcome>

const shownRows = 20

/** @param event name of the organisation's event; null for a new one */
export function outcomeOfRow(plan: EventPlan, row: PlannedRow, event: string | null): RowOutcome {
  const { merged, rows } = plan
  const place = merged.places.get(row)
  const isAdded = place !== undefined && merged.added.includes(place.edition)
  const added = `editions.${place?.edition}`
  return {
    event,
    edition: isAdded ? row.facts.date.slice(0, 4) : null,
    changed: fieldsOfRow(
      merged.changed.filter((path) => path !== added),
      merged,
      row,
    ),
    kept: fieldsOfRow(merged.kept, merged, row),
    rows: rows.length < 2 ? [] : rows.slice(0, shownRows).map(({ number }) => number),
  }
}

/** State of a row of an event that the organisation has. */
export function stateOfOutcome({ edition, changed, kept }: RowOutcome): ImportRowState {
  if (edition !== null || changed.length > 0) return 'changed'
  return kept.length > 0 ? 'kept' : 'same'
}
