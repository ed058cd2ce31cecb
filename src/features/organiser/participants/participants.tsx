import { useState } from 'react'
import type { ParticipantsView } from '../../../model/schemas/orders/participants.ts'
import { FactCells } from '../fact-cells.tsx'
import { ParticipantDialog } from './participant-dialog.tsx'
import { ParticipantFilters } from './participant-filters.tsx'
import { ParticipantTable } from './participant-table.tsx'
import { StartNumbers } from './start-numbers.tsx'
import type { ParticipantsQuery } from './use-participants.ts'

interface ParticipantsProps {
  view: ParticipantsView
  query: ParticipantsQuery
  setQuery: (change: Partial<ParticipantsQuery>) => void
  load: () => Promise<void>
}

/** Figures and capacity, the list with its filters, and the start numbers of an edition. */
export function Participants({ view, query, setQuery, load }: ParticipantsProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const { words, edition, rows, position } = view
  const page = Number(query.page)
  if (edition === null) return <p>{words.none}</p>
  return (
    <>
      <dl className="pt-figs">
        {view.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num tab">{value}</dd>
          </div>
        ))}
      </dl>
      {view.notice === null ? null : (
        <div className="notice n-warn">
          <p>{view.notice}</p>
        </div>
      )}
      <ul className="pt-races">
        {view.races.map(({ id, name, text, filled }) => (
          <li key={id}>
            <b className="tab">{text}</b>
            <FactCells filled={filled} all={20} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <section aria-label={words.name}>
        <ParticipantFilters {...{ view, query, setQuery }} />
        {rows.length === 0 ? (
          <p className="pt-none">{words.noMatch}</p>
        ) : (
          <ParticipantTable rows={rows} words={words} onOpen={setOpened} />
        )}
        {position === null ? null : (
          <p className="pt-pages">
            {page > 1 ? (
              <button
                className="btn btn-line btn-s"
                type="button"
                onClick={() => setQuery({ page: String(page - 1) })}
              >
                {words.previous}
              </button>
            ) : null}
            <span className="s">{position}</span>
            {view.hasMore ? (
              <button
                className="btn btn-line btn-s"
                type="button"
                onClick={() => setQuery({ page: String(page + 1) })}
              >
                {words.next}
              </button>
            ) : null}
          </p>
        )}
        <p className="pt-pages">
          <span className="s">{words.files}</span>
          {view.files.map(({ label, href }) => (
            <a className="btn btn-quiet btn-s" href={href} download="" key={label}>
              {label}
            </a>
          ))}
        </p>
      </section>
      <StartNumbers edition={edition} words={words} load={load} />
      {opened === null ? null : (
        <ParticipantDialog
          {...{ edition, words, load }}
          entry={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
