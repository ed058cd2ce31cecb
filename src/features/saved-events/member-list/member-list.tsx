import type { ReactNode } from 'react'
import type { SavedPageView } from '../../../model/schemas/account/saved-page.ts'
import type { SavedPageQuery } from '../../../model/members/saved-query.ts'
import { AsyncContent } from '../../member-area/async-content.tsx'
import { PlainSignOut } from '../../member-area/plain-sign-out.tsx'
import { SavedComparisons } from '../saved-comparisons.tsx'
import { SavedAside } from './saved-aside.tsx'
import { SavedSeason } from './saved-season.tsx'
import { SavedViews } from './saved-views.tsx'
import { useSavedPage } from './use-saved-page.ts'

/** True for a list without events, links, followed organisers and searches. */
const isBare = ({ view, groups, links, follows, searches }: SavedPageView) =>
  view === 'list' &&
  groups.length === 0 &&
  follows.organisers.length === 0 &&
  searches.searches.length === 0 &&
  links.every(({ since }) => since === null)

interface MemberListProps {
  query: SavedPageQuery
  /** The list that the server has rendered, as its API sent it; null if it has not. */
  served: unknown
  skeleton: ReactNode
  /** Shown if the list has no event. */
  empty: ReactNode
}

/** The member's saved events, with the season they make. */
export function MemberList({ query, served, skeleton, empty }: MemberListProps) {
  const { data, load } = useSavedPage(query, served)
  return (
    <>
      <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
        {(page) =>
          isBare(page) ? (
            empty
          ) : (
            <>
              {page.notice === null ? null : (
                <p className="notice n-note" role="status">
                  {page.notice}
                </p>
              )}
              {page.next === null ? null : <p className="muted">{page.next}</p>}
              <SavedSeason season={page.season} />
              <SavedComparisons links={page.comparisons} />
              <div className="own-cols">
                <div>
                  <SavedViews page={page} empty={empty} />
                </div>
                <SavedAside {...page} onChange={load} />
              </div>
            </>
          )
        }
      </AsyncContent>
      <PlainSignOut />
    </>
  )
}
