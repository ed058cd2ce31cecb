import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import type { Ticks } from './use-ticks.ts'

/** Ticks the drafts of all pages, so that they can be published at once. */
export function SelectDrafts({ view, ticks }: { view: OrganiserEventsView; ticks: Ticks }) {
  const { drafts, words } = view
  if (drafts.length < 2) return null
  return (
    <p className="oe-all">
      <button
        className="btn btn-quiet btn-s"
        type="button"
        onClick={() => ticks.keep([...new Set([...ticks.ticked, ...drafts])])}
      >
        {words.selectDrafts.replace('{n}', String(drafts.length))}
      </button>
    </p>
  )
}
