import { TimetableRow } from '../../event-card/timetable-row.tsx'
import type { SavedRow } from '../../../model/schemas/saved-page.ts'
import { SavedNote } from './saved-note.tsx'

/** Saved events in their order, each with the member's note; between two upcoming ones the time that lies between. */
export function SavedRows({ rows }: { rows: readonly SavedRow[] }) {
  return (
    <ol className="tt own-rows" data-list="saved">
      {rows.map(({ card, note, gap }) => (
        <li key={card.permalink}>
          {gap === null ? null : <p className={gap.near ? 'gap is-near' : 'gap'}>{gap.label}</p>}
          <TimetableRow card={card} />
          <SavedNote permalink={card.permalink} name={card.name} note={note} />
        </li>
      ))}
    </ol>
  )
}
