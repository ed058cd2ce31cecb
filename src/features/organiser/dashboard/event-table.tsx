import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { EventLine } from './event-line.tsx'
import type { Ticks } from './use-ticks.ts'

interface EventTableProps {
  rows: readonly OrganiserEventRow[]
  words: OrganiserWords
  ticks: Ticks
}

/** The events of a page; each line becomes a block on a phone. */
export function EventTable({ rows, words, ticks }: EventTableProps) {
  return (
    <table className="oe">
      <thead>
        <tr>
          <td aria-label={words.table} />
          <th scope="col">{words.start}</th>
          <th scope="col">{words.event}</th>
          <th scope="col">{words.facts}</th>
          <th scope="col" className="e">
            {words.saved}
          </th>
          <th scope="col" className="e">
            {words.views}
          </th>
          <th scope="col" className="e">
            {words.clicks}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EventLine
            key={row.key}
            row={row}
            words={words}
            isTicked={ticks.ticked.includes(row.key)}
            onTick={(range) => ticks.toggle(row.key, range)}
          />
        ))}
      </tbody>
    </table>
  )
}
