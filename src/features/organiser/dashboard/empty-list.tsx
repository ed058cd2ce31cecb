import { useId } from 'react'
import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'

interface EmptyListProps {
  empty: NonNullable<OrganiserEventsView['empty']>
  /** Paths of the pages for a new event and for imports. */
  create: string
  bring: string
}

/** The first time: most events are in the calendar already, so finding one comes before entering one. */
export function EmptyList({ empty, create, bring }: EmptyListProps) {
  const id = useId()
  return (
    <section className="oe-empty">
      <h2>{empty.title}</h2>
      <p className="muted">{empty.text}</p>
      <form action={empty.calendar} method="get" role="search">
        <label htmlFor={id}>{empty.label}</label>
        <span className="oe-find">
          <input className="in" id={id} name="text" type="search" />
          <button className="btn btn-flare" type="submit">
            {empty.find}
          </button>
        </span>
      </form>
      <p className="oe-tools">
        <a className="btn btn-line btn-s" href={create}>
          {empty.create}
        </a>
        <a className="btn btn-quiet btn-s" href={bring}>
          {empty.bring}
        </a>
      </p>
    </section>
  )
}
