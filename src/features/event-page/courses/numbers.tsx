import type { EventView } from '../../../model/views.ts'
import { Figure } from '../../../ui/drawings/figure.tsx'

/** Strip of the event's numbers. */
export function Numbers({ event }: { event: EventView }) {
  return (
    <dl className="fs wrap">
      {event.numbers.map(({ label, value, unit, known }) => (
        <div className={known ? undefined : 'no'} key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
