import { statusMessages } from '../../../i18n/status-messages.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { AddToCalendar } from './add-to-calendar.tsx'
import { notHeld } from '../parts/held.ts'

/** The date in the shape of a bib: large day, weekday and month, first start, and the days until then. */
export function DateBibPanel({ event }: { event: EventView }) {
  const { bib, dateConfirmed, firstStart, inDays, past, status } = event.edition
  const isOff = notHeld(event.edition) !== null
  const isExpected = !dateConfirmed && !isOff
  return (
    <div className={isExpected ? 'dbib eye is-exp' : 'dbib eye'}>
      <div className="dbib-h">
        <span>{bib.weekday}</span>
        <span>
          {isOff && status !== null
            ? statusMessages[status.meaning]()
            : past
              ? dateConfirmed
                ? m.date_past()
                : m.date_was_expected()
              : inDays}
        </span>
      </div>
      <time className={bib.size === 'one' ? 'num' : 'num rng'} dateTime={bib.date}>
        {bib.day}
      </time>
      <div className="dbib-m">
        {bib.month}
        {bib.to === null ? null : <span className="to">{bib.to}</span>}
      </div>
      {isOff ? null : (
        <div className="dbib-f">
          {firstStart === null ? null : (
            <span>
              {m.event_first_start()}
              <br />
              {firstStart.at} <span className="muted">{firstStart.zone}</span>
            </span>
          )}
          <AddToCalendar event={event} />
        </div>
      )}
    </div>
  )
}
