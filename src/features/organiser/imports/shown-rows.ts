import type { ImportRowState } from '../../../model/event/imports.ts'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'

/** State whose rows are listed; null for all. */
export type ShownState = ImportRowState | null

/** Rows that are listed: a page of those in a state. */
export interface ShownRows {
  show: ShownState
  page: number
}

export const allRows: ShownRows = { show: null, page: 1 }

/** True if the last row of the listed state was changed, so that its list is empty. False while rows are checked. */
export const isListDone = (
  { unchecked, states }: Pick<ImportView, 'unchecked' | 'states'>,
  { show }: ShownRows,
): boolean => show !== null && unchecked === 0 && !states.some(({ state }) => state === show)
