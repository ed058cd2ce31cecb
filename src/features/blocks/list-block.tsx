import type { BlockView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TimetableRow } from '../event-card/timetable-row.tsx'

type ListView = Extract<BlockView, { kind: 'list' }>

/** Editions of a calendar with the link to all of them, or a sentence if there are none. */
export function ListBlock({ title, path, rows, empty, lang }: ListView) {
  return (
    <section className="block-list">
      {title === null ? null : <h2 lang={lang ?? undefined}>{title}</h2>}
      {empty === null ? null : <p lang={lang ?? undefined}>{empty}</p>}
      {rows.length === 0 ? null : (
        <div className="tt" data-list="content">
          {rows.map((card) => (
            <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} />
          ))}
        </div>
      )}
      <p>
        <a className="link" href={path}>
          {m.sport_see_all()}
        </a>
      </p>
    </section>
  )
}
