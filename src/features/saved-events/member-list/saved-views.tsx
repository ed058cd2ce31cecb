import type { ReactNode } from 'react'
import type { SavedPageView, SavedRow } from '../../../model/schemas/account/saved-page.ts'
import { ViewLinks } from '../../../ui/view-links.tsx'
import { loadServedMonth, monthCode } from '../../event-views/month-code.ts'
import { useHash } from '../../member-area/use-hash.ts'
import { GroupSections } from './group-sections.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { SavedMap } from './saved-map.tsx'
import { SavedNote } from './saved-note.tsx'
import { SavedPlan } from './saved-plan.tsx'
import { SavedRows } from './saved-rows.tsx'

await loadServedMonth()

const noteBelow = ({ card, note, state, result }: SavedRow) => (
  <>
    <SavedPlan permalink={card.permalink} name={card.name} state={state} result={result} />
    <SavedNote permalink={card.permalink} name={card.name} note={note} />
  </>
)

interface SavedViewsProps {
  page: SavedPageView
  /** Shown in place of a list without events. */
  empty: ReactNode
}

/** The list in the view of its URL: by groups, of which the fragment names one, as a month, or on a map. */
export function SavedViews({ page, empty }: SavedViewsProps) {
  const { view, viewPaths, grid, groups, all } = page
  const hash = useHash()
  const current = groups.find(({ key }) => key === hash) ?? groups[0]
  const MonthTable = monthCode.table
  return (
    <>
      <div className="own-views">
        {view !== 'list' || current === undefined ? null : (
          <GroupTabs groups={groups} current={current} />
        )}
        <ViewLinks paths={viewPaths} current={view} />
      </div>
      {view === 'month' && grid !== null && MonthTable !== null ? (
        <MonthTable grid={grid} isNamed={false} />
      ) : null}
      {view === 'map' ? <SavedMap list={groups} /> : null}
      {all === null ? null : (
        <p>
          <a className="link" href={all.path}>
            {all.label}
          </a>
        </p>
      )}
      {view === 'list' && current !== undefined ? (
        <>
          <SavedRows rows={current.rows} heading="h2" key={current.key} isSaved below={noteBelow} />
          <noscript>
            {/* The tabs of the other groups need scripts. */}
            <GroupSections groups={groups.filter((group) => group !== current)} isSaved />
          </noscript>
        </>
      ) : null}
      {view === 'list' ? null : <GroupSections groups={groups} isSaved below={noteBelow} />}
      {view === 'list' && current === undefined ? empty : null}
    </>
  )
}
