import type { ReactNode } from 'react'
import { TimetableRow } from '../../event-card/timetable-row.tsx'
import type { SavedRow } from '../../../model/schemas/account/saved-page.ts'

interface SavedRowsProps {
  rows: readonly SavedRow[]
  /** Heading of a month. */
  heading: 'h2' | 'h3'
  /** True in the list of the member who reads it; another reader's hearts are not known. */
  isSaved?: boolean
  /** Content below a row. */
  below?: (row: SavedRow) => ReactNode
}

/** Saved events in their order, under their months; between two upcoming ones the time that lies between. */
export function SavedRows({ rows, heading: MonthHeading, isSaved = false, below }: SavedRowsProps) {
  const hasMonths = rows.some(({ month }) => month !== null)
  return (
    <ol className="tt own-rows" data-list="saved">
      {rows.map((row) => (
        <li key={row.card.permalink} id={row.card.permalink}>
          {row.gap === null ? null : (
            <p className={row.gap.near ? 'gap is-near' : 'gap'}>{row.gap.label}</p>
          )}
          {row.month === null ? null : (
            <div className="tt-h">
              <MonthHeading>{row.month.label}</MonthHeading>
              <span className="muted s">{row.month.events}</span>
            </div>
          )}
          <TimetableRow
            card={row.card}
            heading={hasMonths && MonthHeading === 'h3' ? 'h4' : 'h3'}
            wait={row.wait}
            isSaved={isSaved}
          />
          {below?.(row)}
        </li>
      ))}
    </ol>
  )
}
