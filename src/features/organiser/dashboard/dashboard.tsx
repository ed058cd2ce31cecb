import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { EventTable } from './event-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { Outcome } from './outcome.tsx'
import { SelectDrafts } from './select-drafts.tsx'
import { TaskList } from './task-list.tsx'
import { useBulkActs } from './use-bulk-acts.ts'
import type { ListQuery } from './use-organiser-events.ts'
import { useTicks } from './use-ticks.ts'

interface DashboardProps {
  view: OrganiserEventsView
  query: ListQuery
  setQuery: (change: Partial<ListQuery>) => void
  load: () => Promise<void>
}

/** Figures, what waits for the organiser, and the list of events with acts on several. */
export function Dashboard({ view, query, setQuery, load }: DashboardProps) {
  const { rows, words } = view
  const ticks = useTicks(
    rows.map(({ key }) => key),
    view.drafts,
  )
  const bulk = useBulkActs({ load, keep: ticks.keep })
  if (view.empty !== null)
    return <EmptyList empty={view.empty} create={view.create.path} bring={view.bring.path} />
  return (
    <>
      <dl className="oe-figs">
        {view.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num tab">{value}</dd>
          </div>
        ))}
      </dl>
      {view.counted === null ? null : <p className="s muted">{view.counted}</p>}
      <Outcome result={bulk.result} />
      <TaskList title={words.tasks} none={words.tasksDone} tasks={view.tasks} onAct={bulk.act} />
      <section className="oe-list" aria-label={words.table}>
        <ListFilters view={view} query={query} setQuery={setQuery} />
        {rows.length === 0 ? (
          <p className="oe-none">{words.noMatch}</p>
        ) : (
          <>
            <SelectDrafts view={view} ticks={ticks} />
            <EventTable rows={rows} words={words} ticks={ticks} />
          </>
        )}
        <BulkBar view={view} ticks={ticks} bulk={bulk} load={load} />
        <ListFoot view={view} page={Number(query.page)} setQuery={setQuery} />
      </section>
    </>
  )
}
