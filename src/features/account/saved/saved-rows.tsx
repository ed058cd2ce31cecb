import type { ReactNode } from 'react'
import { TimetableRow } from '../../event-card/timetable-row.tsx'
import type { SavedRow } from '../../../model/schemas/saved-page.ts'

interface SavedRowsProps {
  rows: readonly SavedRow[]
  /** Content below a row. */
  below?: (row: SavedRow) => ReactNode
}

/** Saved events in their order; between two upcoming ones the time that lies between. */
export function SavedRows({ rows, below }: SavedRowsProps) {
  return (
    <ol className="tt own-rows" data-list="saved">
      {rows.map((row) => (
        <li key={row.card.permalink} id={row.card.permalink}>
          {row.gap === null ? null : (
            <p className={row.gap.near ? 'gap is-near' : 'gap'}>{row.gap.label}</p>
          )}
          <TimetableRow card={row.card} />
          {below?.(row)}
        </li>
      ))}
    </ol>
  )
}
