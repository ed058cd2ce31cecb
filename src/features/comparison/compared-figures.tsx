import type { ComparisonView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Figure } from '../../ui/drawings/figure.tsx'

type ComparedEvent = ComparisonView['first']

function Head({ event }: { event: ComparedEvent }) {
  return (
    <th scope="col" className={`g-${event.hue}`}>
      <a href={event.path} lang={event.nameLang ?? undefined}>
        {event.name}
      </a>
      {event.race === event.name ? null : (
        <span lang={event.raceLang ?? undefined}>{event.race}</span>
      )}
      <span>{event.place}</span>
      <span>
        {event.date}
        {event.note === null ? null : <small>{event.note}</small>}
      </span>
    </th>
  )
}

function Value({ figure }: { figure: ComparisonView['rows'][number]['first'] }) {
  return (
    <td className={figure.known ? 'num' : 'no'}>
      <Figure value={figure.value} unit={figure.unit} />
    </td>
  )
}

/** Figures of both races, left and right of what they mean. */
export function ComparedFigures({ view: { first, second, rows } }: { view: ComparisonView }) {
  return (
    <table className="cmp-f">
      <caption className="vh">
        {m.compare_title({ first: first.name, second: second.name })}
      </caption>
      <thead>
        <tr>
          <Head event={first} />
          <td>
            <span className="vh">{m.compare_figures()}</span>
          </td>
          <Head event={second} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <Value figure={row.first} />
            <th scope="row">{row.label}</th>
            <Value figure={row.second} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
