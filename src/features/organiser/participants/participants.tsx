import { useState } from 'react'
import type { ParticipantsView } from '../../../model/schemas/orders/participants.ts'
import { FactCells } from '../fact-cells.tsx'
import { ListFiles, ListPages } from '../list-pages.tsx'
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
            <ListPages
              page={Number(query.page)}
              hasMore={view.hasMore}
              words={words}
              onPage={(page) => setQuery({ page })}
            >
              <span className="s">{position}</span>
            </ListPages>
          </p>
        )}
        <p className="pt-pages">
          <span className="s">{words.files}</span>
          <ListFiles files={view.files} />
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
