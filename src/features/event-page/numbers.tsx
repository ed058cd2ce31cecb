import { unitSpace } from '../../i18n/figure-text.ts'
import type { EventView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** Strip of the event's numbers. */
export function Numbers({ event }: { event: EventView }) {
  return (
    <dl className="fs wrap">
      {event.numbers.map(({ label, value, unit, known }) => (
        <div className={known ? undefined : 'no'} key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit === '' ? null : (
              <small>
                {unitSpace(unit, getLocale())}
                {unit}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
