import type { Row } from './fact-rows.ts'
import type { StoredRows } from './stored-rows.ts'
import type { FactsWrite } from './write-facts.ts'

/** Rows of an event by the name of their table. */
export type RowsByTable = Record<
  'event' | 'event_text' | 'event_page_text' | 'edition' | 'race' | 'activity' | 'ticket_price',
  readonly Row[]
>

/** Rows with the columns that facts do not state, from the rows of the same ids. */
function withStored(rows: readonly Row[], stored: readonly { id: number }[]): Row[] {
  const former = new Map(stored.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...former.get(Number(row['id'])), ...row }))
}

/**
 * The rows of an event as the tables would hold them after `factStatements`, but for the days of addition and the numbers
 * of changes.
 * @param stored present rows; null for a new event
 */
export function rowsAfter(
  { rows, changes, sources, provenance, origin, at }: FactsWrite,
  stored: StoredRows | null,
): RowsByTable {
  const { page, checkedOn } = provenance
  const windows = new Set(changes.windows)
  const prices = new Set(changes.ticket_price.changed.map(({ id }) => id))
  return {
    event: [{ ...stored?.event, ...origin, ...rows.event, sources, updatedAt: at }],
    event_text: rows.event_text,
    event_page_text: rows.event_page_text,
    edition: withStored(rows.edition, stored?.editions ?? []).map((row) =>
      windows.has(Number(row['id']))
        ? {
            ...row,
            signUpSource: page,
            signUpCheckedOn: page === null ? null : checkedOn,
            signUpProvider: null,
          }
        : row,
    ),
    race: withStored(rows.race, stored?.races ?? []),
    activity: withStored(rows.activity, stored?.legs ?? []),
    ticket_price: withStored(rows.ticket_price, stored?.prices ?? []).map((row) =>
      prices.has(row['id']) ? { ...row, sourceUrl: page, checkedOn } : row,
    ),
  }
}
