import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { FeedbackLink } from '../parts/feedback-link.tsx'
import { statedOnText } from '../parts/stated-on.ts'
import { hasClimb } from '../courses/race-climb.tsx'
import { type Columns, RaceRow } from './race-row.tsx'

export function RacesTable({ event }: { event: EventView }) {
  const columns = {
    start: event.races.some((race) => race.start !== null || race.startDay !== null),
    climb: event.races.some(hasClimb),
    effort: event.races.some((race) => race.effort !== null),
    price: event.races.some((race) => race.price !== null),
  } satisfies Columns
  const hasExpectedDay =
    !event.edition.dateConfirmed && event.races.some((race) => race.startDay !== null)
  const notes = [
    ...(hasExpectedDay ? [m.races_days_expected()] : []),
    ...(event.races.every((race) => race.start !== null) ? [] : [m.races_no_start()]),
  ]
  const rates = new Set(event.races.flatMap((race) => race.rateNote ?? []))
  return (
    <>
      <table className="races">
        <thead>
          <tr>
            <th scope="col">{m.th_distance()}</th>
            <th scope="col">{m.th_race()}</th>
            {columns.start ? <th scope="col">{m.th_start()}</th> : null}
            {columns.climb ? <th scope="col">{m.filter_climb()}</th> : null}
            {columns.effort ? <th scope="col">{m.filter_effort()}</th> : null}
            {columns.price ? <th scope="col">{m.th_price()}</th> : null}
          </tr>
        </thead>
        <tbody>
          {event.races.map((race) => (
            <RaceRow columns={columns} event={event} key={race.id} race={race} />
          ))}
        </tbody>
      </table>
      {notes.length === 0 ? null : <p className="xs muted races-n">{notes.join(' ')}</p>}
      {[...rates].map((note) => (
        <p className="xs muted races-n" key={note}>
          {note}
        </p>
      ))}
      {event.priceSources.map((source) => (
        <p className="xs muted races-n" key={source.url}>
          <a href={source.url} rel="noopener">
            {statedOnText(source)}
          </a>
        </p>
      ))}
      <FeedbackLink link={event.feedback.races} />
    </>
  )
}
