import type { FactRows } from './fact-rows.ts'

type Table = 'edition' | 'race' | 'activity' | 'ticket_price'
type Row = Record<string, unknown>

/** Rows of a table to insert or update, ids of those to insert, and of those to delete. */
export interface TableChange {
  changed: Row[]
  added: number[]
  removed: number[]
}

const idOf = (row: Row): number => Number(row['id'])

function changeOf(before: readonly Row[], after: readonly Row[]): TableChange {
  const former = new Map(before.map((row) => [idOf(row), JSON.stringify(row)]))
  const present = new Set(after.map(idOf))
  return {
    changed: after.filter((row) => former.get(idOf(row)) !== JSON.stringify(row)),
    added: [...present].filter((id) => !former.has(id)),
    removed: [...former.keys()].filter((id) => !present.has(id)),
  }
}

export interface RowChanges extends Record<Table, TableChange> {
  /** Ids of editions that were there before and have changed, themselves or in a race. */
  touched: number[]
  /** Ids of editions whose date, or whose days or URL of sign-up, have changed. */
  moved: number[]
  windows: number[]
}

/** Differences between the rows of an event's facts before and after a change. */
export function changedRows(before: FactRows, after: FactRows): RowChanges {
  const changes = {
    edition: changeOf(before.edition, after.edition),
    race: changeOf(before.race, after.race),
    activity: changeOf(before.activity, after.activity),
    ticket_price: changeOf(before.ticket_price, after.ticket_price),
  }
  const former = new Map(before.edition.map((row) => [idOf(row), row]))
  const differIn = (...columns: string[]) =>
    changes.edition.changed.flatMap((row) => {
      const old = former.get(idOf(row))
      return old !== undefined && columns.every((column) => old[column] === row[column])
        ? []
        : [idOf(row)]
    })
  return {
    ...changes,
    touched: touchedEditions(before, after, changes).filter((id) => former.has(id)),
    moved: differIn('date').filter((id) => former.has(id)),
    windows: differIn('signUpStartsOn', 'signUpEndsOn', 'signUpUrl'),
  }
}

function touchedEditions(
  before: FactRows,
  after: FactRows,
  changes: Record<Table, TableChange>,
): number[] {
  const editionOf = new Map<number, number>()
  const raceOf = { activity: new Map<number, number>(), ticket_price: new Map<number, number>() }
  for (const rows of [before, after]) {
    for (const row of rows.race) editionOf.set(idOf(row), Number(row['editionId']))
    for (const table of ['activity', 'ticket_price'] as const)
      for (const row of rows[table]) raceOf[table].set(idOf(row), Number(row['raceId']))
  }
  const idsIn = ({ changed, removed }: TableChange) => [...changed.map(idOf), ...removed]
  const races = [
    ...idsIn(changes.race),
    ...(['activity', 'ticket_price'] as const).flatMap((table) =>
      idsIn(changes[table]).flatMap((id) => raceOf[table].get(id) ?? []),
    ),
  ]
  const editions = races.flatMap((id) => editionOf.get(id) ?? [])
  return [...new Set([...idsIn(changes.edition), ...editions])]
}
