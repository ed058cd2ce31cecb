import type { ReactNode } from 'react'
import type { SavedPageView } from '../../../model/schemas/saved-page.ts'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../profile/async-content.tsx'
import { useHash } from '../profile/use-hash.ts'
import { SavedRows } from './saved-rows.tsx'
import { SavedSeason } from './saved-season.tsx'
import { useSavedPage } from './use-saved-page.ts'

const groups = ['upcoming', 'expected', 'past', 'cancelled'] as const

type Group = (typeof groups)[number]

const groupNames = {
  upcoming: m.saved_upcoming,
  expected: m.saved_expected,
  past: m.saved_past,
  cancelled: m.saved_cancelled,
} as const satisfies Record<Group, () => string>

/** The group named by the fragment; else the first that has an event. */
function useGroup(page: SavedPageView): Group {
  const hash = useHash()
  return (
    groups.find((each) => each === hash) ??
    groups.find((each) => page[each].length > 0) ??
    'upcoming'
  )
}

function Groups({ page }: { page: SavedPageView }) {
  const current = useGroup(page)
  return (
    <>
      <nav className="tabs" aria-label={m.saved_title()}>
        {groups.map((group) => (
          <a key={group} href={`#${group}`} aria-current={group === current ? 'true' : undefined}>
            {groupNames[group]()} <span className="n tab">{page[group].length}</span>
          </a>
        ))}
      </nav>
      <SavedRows rows={page[current]} key={current} />
    </>
  )
}

const isEmpty = (page: SavedPageView): boolean => groups.every((group) => page[group].length === 0)

interface MemberListProps {
  skeleton: ReactNode
  /** Shown if the list has no event. */
  empty: ReactNode
}

/** The member's saved events in four groups, with the season they make. */
export function MemberList({ skeleton, empty }: MemberListProps) {
  const { data, load } = useSavedPage()
  return (
    <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
      {(page) =>
        isEmpty(page) ? (
          empty
        ) : (
          <>
            {page.next === null ? null : <p>{page.next}</p>}
            <SavedSeason weeks={page.season} />
            <Groups page={page} />
          </>
        )
      }
    </AsyncContent>
  )
}
