import type { ReactNode } from 'react'
import type { SavedPageView, SavedRow } from '../../../model/schemas/saved-page.ts'
import { m } from '../../../paraglide/messages.js'
import { AsyncContent } from '../profile/async-content.tsx'
import { useHash } from '../profile/use-hash.ts'
import { SavedAside } from './saved-aside.tsx'
import { SavedNote } from './saved-note.tsx'
import { SavedRows } from './saved-rows.tsx'
import { SavedSeason } from './saved-season.tsx'
import { useSavedPage } from './use-saved-page.ts'

const noteBelow = ({ card, note }: SavedRow) => (
  <SavedNote permalink={card.permalink} name={card.name} note={note} />
)

/** The groups that have an event, as tabs; the fragment names the one shown, without it the first. */
function Groups({ groups }: Pick<SavedPageView, 'groups'>) {
  const hash = useHash()
  const [first] = groups
  const current = groups.find(({ key }) => key === hash) ?? first
  if (current === undefined) return null
  return (
    <>
      <nav className="tabs" aria-label={m.saved_title()}>
        {groups.map(({ key, name, rows }) => (
          <a key={key} href={`#${key}`} aria-current={key === current.key ? 'true' : undefined}>
            {name} <span className="n tab">{rows.length}</span>
          </a>
        ))}
      </nav>
      <SavedRows rows={current.rows} key={current.key} below={noteBelow} />
    </>
  )
}

/** True for a list without events, links and followed organisers. */
const isBare = ({ groups, links, follows }: Pick<SavedPageView, 'groups' | 'links' | 'follows'>) =>
  groups.length === 0 &&
  follows.organisers.length === 0 &&
  links.every(({ since }) => since === null)

interface MemberListProps {
  skeleton: ReactNode
  /** Shown if the list has no event. */
  empty: ReactNode
}

/** The member's saved events in groups, with the season they make. */
export function MemberList({ skeleton, empty }: MemberListProps) {
  const { data, load } = useSavedPage()
  return (
    <AsyncContent data={data} skeleton={skeleton} onRetry={load}>
      {({ next, season, groups, ...actions }) =>
        isBare({ groups, ...actions }) ? (
          empty
        ) : (
          <>
            {next === null ? null : <p>{next}</p>}
            <SavedSeason season={season} />
            <div className="own-cols">
              <div>{groups.length === 0 ? empty : <Groups groups={groups} />}</div>
              <SavedAside {...actions} onChange={load} />
            </div>
          </>
        )
      }
    </AsyncContent>
  )
}
