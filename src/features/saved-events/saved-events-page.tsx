import { Fragment, useEffect, type ComponentType, type ReactNode } from 'react'
import { markHearts } from '../../browser/mark-hearts.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { SavedPageQuery } from '../../model/members/saved-query.ts'
import { m } from '../../paraglide/messages.js'
import { GhostBibs } from '../../ui/drawings/ghost-bibs.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import type { LoadCards } from './load-cards.ts'
import { SavedComparisons } from './saved-comparisons.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { useIsMember } from '../../ui/use-is-member.ts'
import { useSavedCards, type SavedList } from './use-saved-cards.ts'

interface MemberListProps {
  query: SavedPageQuery
  served: unknown
  skeleton: ReactNode
  empty: ReactNode
}

interface SavedEventsPageProps {
  load: LoadCards
  query: SavedPageQuery
  /** The list that the server has rendered for a signed-in member, if it has. */
  served: unknown
  /** List of a signed-in member. */
  MemberList: ComponentType<MemberListProps>
  /** Sentences on the list of a browser. */
  Intro: ComponentType
}

/**
 * The saved events of the member, whose list the server renders, or of this browser for other visitors, which React loads
 * after hydration.
 */
export function SavedEventsPage({ load, query, served, MemberList, Intro }: SavedEventsPageProps) {
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsMember()
  const isMember = isHydrated ? isSignedIn : served !== null
  return (
    <div className="about" data-hydrate="now">
      <h1>{m.saved_title()}</h1>
      {served === null ? <Intro /> : null}
      {isMember ? (
        <div className="saved">
          <MemberList
            query={query}
            served={served}
            skeleton={<SkeletonRows rows={3} />}
            empty={<Empty />}
          />
        </div>
      ) : (
        <BrowserList load={load} />
      )}
    </div>
  )
}

/** The events saved in this browser. */
function BrowserList({ load }: { load: LoadCards }) {
  const { list, retry } = useSavedCards(load)
  useEffect(() => {
    if (list.state === 'shown') markHearts()
  }, [list])
  return (
    <div className="saved with-script" aria-busy={list.state === 'loading'}>
      <List list={list} onRetry={retry} />
    </div>
  )
}

function Empty() {
  return (
    <>
      <GhostBibs />
      <p>{m.saved_empty()}</p>
      <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
        {m.error_calendar()}
      </a>
    </>
  )
}

function List({ list, onRetry }: { list: SavedList; onRetry: () => void }) {
  if (list.state === 'loading') return <Skeleton rows={list.rows} />
  if (list.state === 'failed') return <LoadFailure text={m.saved_failed()} onRetry={onRetry} />
  return (
    <>
      {list.isTemporary ? <p>{m.saved_forgetful()}</p> : null}
      {list.cards.length === 0 ? (
        <Empty />
      ) : (
        <div className="tt" data-list="saved">
          {list.cards.map(({ card, month }) => (
            <Fragment key={card.permalink}>
              {month === null ? null : (
                <div className="tt-h">
                  <h2>{month}</h2>
                </div>
              )}
              <TimetableRow card={card} heading="h3" />
            </Fragment>
          ))}
        </div>
      )}
      <SavedComparisons links={list.comparisons} />
    </>
  )
}

function Skeleton({ rows }: { rows: number }) {
  return (
    <>
      <p className="vh" role="status">
        {m.saved_loading()}
      </p>
      <SkeletonRows rows={rows} />
    </>
  )
}

/** Placeholder rows, as high as the rows that replace them. */
function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div className="tt skel">
      {Array.from({ length: rows }, (_, i) => (
        <div className="tr" aria-hidden="true" key={i}>
          <div className="tr-d" />
        </div>
      ))}
    </div>
  )
}
