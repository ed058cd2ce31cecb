import type { BlockView } from '../../model/views.ts'
import { TimetableRow } from '../event-card/timetable-row.tsx'

type EventBlockView = Extract<BlockView, { kind: 'event' }>

/** The next edition of an event, as it is now. */
export function EventBlock({ card }: EventBlockView) {
  return (
    <div className="tt" data-list="content">
      <TimetableRow card={card} />
    </div>
  )
}
