import type { SharedListView } from '../../../model/schemas/account/shared-list.ts'
import { GroupSections } from './group-sections.tsx'
import { SavedSeason } from './saved-season.tsx'

/** A list that a member shares: the same page for everyone who has its link, complete without scripts. */
export function SharedList({ title, intro, empty, season, groups }: SharedListView) {
  return (
    <div className="wrap saved">
      <h1>{title}</h1>
      <p>{intro}</p>
      {groups.length === 0 ? <p>{empty}</p> : <SavedSeason season={season} />}
      <GroupSections groups={groups} />
    </div>
  )
}
